#!/bin/sh
# Makes the dmg and the pkg of this processor in target/installer. Maven calls it, and has prepared target/installer/build:
# mvn -Pinstaller -DskipTests package
#
#   MAC_SIGNING_NAME      who signs the program, as in "Developer ID Application: NAME"; without it, nobody does
#   MAC_INSTALLER_NAME    who signs the pkg, as in "Developer ID Installer: NAME"
#   MAC_NOTARY_PROFILE    credentials that notarytool keeps under this name; what is not signed is not notarised
set -eu
version=$1
jdk=${TOOLCHAIN_JAVA_HOME:-${JAVA_HOME:?names the JDK 25 that links the run-time image}}
cd target/installer/build
cat ../../../LICENSE THIRD-PARTY.txt licenses/*.txt > LICENSE.txt
case $(uname -m) in
    arm64) arch=aarch64 ;;
    *) arch=x64 ;;
esac
xcode-select --print-path >/dev/null || { echo "package.sh: install the command line tools: xcode-select --install" >&2 && exit 1; }

rm -rf javafx natives runtime input image rehearsal out
cp -R "parts/macos-$arch/javafx" javafx
mkdir natives input rehearsal out
cp -p parts/jars/*.jar "parts/macos-$arch/zstd-jni.jar" ../../varscope/lib/varscope.jar input
signing() { [ -n "${MAC_SIGNING_NAME:-}" ]; }
if signing; then
    # What is inside a jar has to be signed as well, before the cache looks at the jar.
    (cd rehearsal && "$jdk/bin/jar" --extract --file ../input/zstd-jni.jar && find . -name '*.dylib' | while read -r library; do
        codesign --force --timestamp --options runtime --sign "$MAC_SIGNING_NAME" "$library"
        "$jdk/bin/jar" --update --file ../input/zstd-jni.jar "$library"
    done)
fi

echo "Linking the run-time image"
"$jdk/bin/jlink" @jlink.args
for jar in javafx/*.jar; do (cd natives && "$jdk/bin/jar" --extract --file "../$jar"); done
cp natives/*.dylib runtime/lib

echo "Putting the program beside it"
"$jdk/bin/jpackage" @image.args @macos/image.args
app=image/Varscope.app/Contents
cp -R LICENSE.txt ../../varscope/dialects "$app/Resources"
cp "../varscope-$version-sbom.json" "$app/Resources/sbom.json"
sh ../../../installers/rehearse.sh "$app/app" "$app/runtime/Contents/Home" varscope.aot both
rm -r "$app/runtime/Contents/Home/bin"
JAVA_TOOL_OPTIONS=-XX:AOTMode=on "$app/MacOS/Varscope" --version
if signing; then
    set -- --mac-sign --mac-app-image-sign-identity "$MAC_SIGNING_NAME" --mac-entitlements macos/entitlements.plist
    "$jdk/bin/jpackage" --type app-image --app-image image/Varscope.app "$@"
else
    # jpackage signed it for this machine alone, before files came and went; a broken seal reads as a damaged program.
    codesign --force --deep --sign - image/Varscope.app
fi

# notarise FILE: where it is signed and credentials are there.
notarise() {
    [ -n "${MAC_NOTARY_PROFILE:-}" ] || return 0
    xcrun notarytool submit "$1" --keychain-profile "$MAC_NOTARY_PROFILE" --wait
    xcrun stapler staple "$1"
}
result=../varscope-$version-macos-$arch
"$jdk/bin/jpackage" @macos/installer.args --type dmg
mv out/*.dmg "$result.dmg"
if signing; then
    codesign --timestamp --sign "$MAC_SIGNING_NAME" "$result.dmg"
    notarise "$result.dmg"
fi
set --
[ -z "${MAC_INSTALLER_NAME:-}" ] || set -- --mac-sign --mac-installer-sign-identity "$MAC_INSTALLER_NAME"
"$jdk/bin/jpackage" @macos/installer.args --type pkg "$@"
mv out/*.pkg "$result.pkg"
[ -z "${MAC_INSTALLER_NAME:-}" ] || notarise "$result.pkg"
