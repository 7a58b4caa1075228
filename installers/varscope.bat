@echo off
rem Starts Varscope with a Java 25 or newer, wherever that is installed.
rem
rem   VARSCOPE_JAVA          the java.exe to use, or the folder of a JDK
rem   VARSCOPE_JAVA_OPTIONS  more options for it, such as -Xmx4g

setlocal EnableExtensions DisableDelayedExpansion
set "NEEDED=25"
set "LIB=%~dp0..\lib"
set "FOUND="

if defined VARSCOPE_JAVA (
    if exist "%VARSCOPE_JAVA%\bin\java.exe" (call :try "%VARSCOPE_JAVA%\bin\java.exe") else (call :try "%VARSCOPE_JAVA%")
    if not defined FOUND (
        echo varscope: VARSCOPE_JAVA is %VARSCOPE_JAVA%, which is no Java %NEEDED% or newer. 1>&2
        exit /b 3
    )
)
if not defined FOUND if defined JAVA_HOME call :try "%JAVA_HOME%\bin\java.exe"
if not defined FOUND for %%J in (java.exe) do if not "%%~$PATH:J"=="" call :try "%%~$PATH:J"
if not defined FOUND for %%V in ("Eclipse Adoptium" "Java" "Microsoft" "Amazon Corretto" "BellSoft" "Zulu" "Semeru" "RedHat") do (
    for /d %%D in ("%ProgramFiles%\%%~V\*") do call :try "%%~D\bin\java.exe"
)
if not defined FOUND for /d %%D in ("%LOCALAPPDATA%\Programs\Eclipse Adoptium\*" "%USERPROFILE%\.jdks\*" "%USERPROFILE%\scoop\apps\*") do (
    call :try "%%~D\bin\java.exe"
    call :try "%%~D\current\bin\java.exe"
)
if not defined FOUND (
    echo varscope: Java %NEEDED% or newer was found neither in JAVA_HOME, nor on the path, nor in the usual folders. Install one, or set VARSCOPE_JAVA to it. 1>&2
    exit /b 3
)

set "VERB="
for %%V in (tree check get set diff find strings replace repair explain guide lesson render sample export import unwrap wrap) do if "%~1"=="%%V" set "VERB=1"
set "FIRST=%~1"
if defined FIRST if "%FIRST:~0,1%"=="-" set "VERB=1"
if "%~1"=="--new-window" set "VERB="
if defined VERB (
    "%FOUND%" -XX:+UseSerialGC -Xms16m -Xmx1g -XX:-UsePerfData -Xshare:auto %VARSCOPE_JAVA_OPTIONS% --enable-native-access=ALL-UNNAMED -cp "%LIB%\varscope.jar;%LIB%\picocli.jar;%LIB%\jackson-core.jar;%LIB%\zstd-jni.jar;%LIB%\dec.jar;%LIB%\commonmark.jar;%LIB%\commonmark-ext-gfm-tables.jar" org.varscope.app.Main %*
) else (
    "%FOUND%" --enable-native-access=javafx.graphics,com.github.luben.zstd_jni,org.varscope %VARSCOPE_JAVA_OPTIONS% --module-path "%LIB%" --module org.varscope/org.varscope.app.Main %*
)
exit /b %ERRORLEVEL%

rem Sets FOUND to %1 where that is a java of the needed version and none was found before.
:try
if defined FOUND exit /b
if not exist "%~1" exit /b
set "VERSION="
if exist "%~dp1..\release" for /f "tokens=2 delims==." %%R in ('findstr /b "JAVA_VERSION=" "%~dp1..\release"') do set "VERSION=%%~R"
if not defined VERSION for /f "tokens=3 delims=. " %%R in ('""%~1" -version 2>&1" ^| findstr /c:" version "') do set "VERSION=%%~R"
if not defined VERSION exit /b
set "VERSION=%VERSION:"=%"
if %VERSION% GEQ %NEEDED% set "FOUND=%~1"
exit /b
