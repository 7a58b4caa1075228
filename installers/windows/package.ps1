# Makes the msi and the exe in target\installer. Maven calls it, and has prepared target\installer\build:
# mvn -Pinstaller -DskipTests package
param([Parameter(Mandatory)] [string] $Version)
$ErrorActionPreference = 'Stop'
$jdk = if ($env:TOOLCHAIN_JAVA_HOME) { $env:TOOLCHAIN_JAVA_HOME } else { $env:JAVA_HOME }
if (-not $jdk) { throw 'package.ps1: JAVA_HOME names no JDK 25.' }
# Where jpackage looks: WiX 4 and later on the path or among the tools of .NET, WiX 3 on the path or where it is installed.
$wix = Get-Command wix, candle -ErrorAction SilentlyContinue
$places = "$env:USERPROFILE\.dotnet\tools\wix.exe", "${env:ProgramFiles(x86)}\WiX Toolset v3*\bin\candle.exe"
if (-not $wix -and -not (Test-Path $places).Contains($true)) {
    throw 'package.ps1: install WiX 3, or WiX 4 or later with its extensions UI and Util; it writes the installers.'
}

function Invoke-Tool {
    $tool, $rest = $args
    & $tool @rest
    if ($LASTEXITCODE) { throw "package.ps1: $tool ended with $LASTEXITCODE." }
}

$samples = Resolve-Path src\main\resources\org\varscope\samples
Set-Location target\installer\build
Get-Content ..\..\..\LICENSE, THIRD-PARTY.txt, licenses\*.txt -Encoding utf8 | Set-Content LICENSE.txt -Encoding utf8
foreach ($folder in 'javafx', 'natives', 'runtime', 'input', 'image', 'rehearsal', 'wix', 'out') {
    if (Test-Path $folder) { Remove-Item -Recurse -Force $folder }
}
Copy-Item -Recurse parts\windows-x64\javafx javafx
$null = New-Item -ItemType Directory natives, input, rehearsal
Copy-Item parts\jars\*.jar, parts\windows-x64\zstd-jni.jar, ..\..\varscope\lib\varscope.jar input

'Linking the run-time image'
Invoke-Tool "$jdk\bin\jlink" '@jlink.args'
Push-Location natives
Get-ChildItem ..\javafx | ForEach-Object { Invoke-Tool "$jdk\bin\jar" --extract --file $_.FullName }
Pop-Location
Get-ChildItem natives\*.dll | Where-Object { -not (Test-Path "runtime\bin\$($_.Name)") } | Copy-Item -Destination runtime\bin

'Putting the program beside it'
Invoke-Tool "$jdk\bin\jpackage" '@image.args' '@windows/image.args'
Copy-Item -Recurse LICENSE.txt, ..\..\varscope\dialects image\Varscope
Copy-Item "..\varscope-$Version-sbom.json" image\Varscope\sbom.json
# The cache knows these by their time, and an msi keeps times in steps of two seconds.
Get-Item image\Varscope\app\*.jar, image\Varscope\runtime\lib\modules | ForEach-Object { $_.LastWriteTimeUtc = $_.LastWriteTimeUtc.Date }

'Rehearsing a start'
$app = (Resolve-Path image\Varscope\app).Path
$cfg = Get-Content $app\Varscope.cfg
$options = $cfg -match '^java-options=' -replace '^java-options=' -notmatch 'AOTCache|Xlog'
$classes = ($cfg -match '^app.classpath=' -replace '^app.classpath=').Replace('$APPDIR', $app) -join ';'
Push-Location rehearsal
$env:APPDATA = $PWD
Invoke-Tool "$app\..\runtime\bin\java" @options '-Dvarscope.picture=true' "-Duser.home=$PWD" "-XX:AOTCacheOutput=$app\varscope.aot" `
    -cp $classes org.varscope.app.Main $samples\adventure.save
Pop-Location
Remove-Item -Force image\Varscope\runtime\bin\*.exe
$env:JAVA_TOOL_OPTIONS = '-XX:AOTMode=on'
Invoke-Tool image\Varscope\varscope-cli.exe --version
$env:JAVA_TOOL_OPTIONS = ''

'Writing the installers'
# What jpackage would write, with one component more.
$null = New-Item -ItemType Directory -Force windows\resources
Invoke-Tool "$jdk\bin\jpackage" '@windows/installer.args' --type msi --temp wix
$main = Get-Content wix\config\main.wxs -Raw
$feature = [regex] '</Feature>'
if ($feature.Matches($main).Count -ne 1) { throw 'package.ps1: main.wxs of this JDK has not one feature.' }
$feature.Replace($main, (Get-Content windows\open-with.xml -Raw) + '</Feature>') | Set-Content windows\resources\main.wxs -Encoding utf8
Remove-Item -Recurse out
foreach ($type in 'msi', 'exe') {
    Invoke-Tool "$jdk\bin\jpackage" '@windows/installer.args' --type $type
    Move-Item -Force out\*.$type "..\varscope-$Version-windows-x64.$type"
}
