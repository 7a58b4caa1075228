#!/bin/sh
# Makes the deb, the rpm, the image as tar.xz and the folder of an AppImage, in target/installer. Maven calls it, and has
# prepared target/installer/build: mvn -Pinstaller -DskipTests package
set -eu
version=$1
jdk=${TOOLCHAIN_JAVA_HOME:-${JAVA_HOME:?names the JDK 25 that links the run-time image}}
icons=$PWD/icons
cd target/installer/build
cat ../../../LICENSE THIRD-PARTY.txt licenses/*.txt > LICENSE.txt

case $(uname -m) in
    x86_64) arch=x64 ;;
    aarch64) arch=aarch64 ;;
    *) echo "package.sh: there is no JavaFX for $(uname -m)." >&2 && exit 1 ;;
esac
has() { command -v "$1" >/dev/null; }
has dpkg-deb || has rpmbuild || { echo "package.sh: install dpkg-deb or rpmbuild, which write the packages." >&2 && exit 1; }

rm -rf javafx natives runtime input image rehearsal share deb rpm
cp -R "parts/linux-$arch/javafx" javafx
mkdir natives input rehearsal deb rpm
cp -p parts/jars/*.jar "parts/linux-$arch/zstd-jni.jar" ../../varscope/lib/varscope.jar input

echo "Linking the run-time image"
"$jdk/bin/jlink" @jlink.args
for jar in javafx/*.jar; do (cd natives && "$jdk/bin/jar" --extract --file "../$jar"); done
cp natives/*.so runtime/lib
rm -rf runtime/bin && mkdir runtime/bin && cp -p "$jdk/bin/java" runtime/bin
# Names of functions inside the libraries are for those who debug them.
! has strip || find runtime -type f '(' -name '*.so' -o -perm -u+x ')' -exec strip --strip-unneeded {} +

echo "Putting the program beside it"
"$jdk/bin/jpackage" @image.args @linux/image.args
# On a display the window needs other classes than off it.
display=
[ -n "${DISPLAY:-}" ] || ! has xvfb-run || display='xvfb-run -a'
# shellcheck disable=SC2086
$display sh ../../../installers/rehearse.sh image/varscope/lib/app image/varscope/lib/runtime varscope.aot window
sh ../../../installers/rehearse.sh image/varscope/lib/app image/varscope/lib/runtime verbs.aot tree
cp -p ../../../installers/linux/varscope image/varscope/bin
rm image/varscope/lib/libapplauncher.so
cp -p "../varscope-$version-sbom.json" sbom.json
cp -p LICENSE.txt sbom.json image/varscope
for argument in --version "$PWD/../../../src/main/resources/org/varscope/samples/adventure.save"; do
    (unset DISPLAY && cd rehearsal && VARSCOPE_JAVA_OPTIONS=-XX:AOTMode=on ../image/varscope/bin/varscope "$argument" >/dev/null)
done

echo "Laying out what the desktop reads"
cp -R linux/share share
for size in 16 24 32 48 64 128 256 512; do
    install -D -m 644 "$icons/app/varscope-$size.png" "share/icons/hicolor/${size}x$size/apps/org.varscope.Varscope.png"
    install -D -m 644 "$icons/file/gdvar-$size.png" "share/icons/hicolor/${size}x$size/mimetypes/application-x-godot-variant.png"
done
install -D -m 644 "$icons/app/varscope.svg" share/icons/hicolor/scalable/apps/org.varscope.Varscope.svg
install -D -m 644 "$icons/file/gdvar.svg" share/icons/hicolor/scalable/mimetypes/application-x-godot-variant.svg
install -D -m 644 LICENSE.txt share/doc/varscope/copyright
install -m 644 sbom.json share/doc/varscope
install -D -m 644 -t share/varscope/dialects ../../varscope/dialects/*
gzip -9n share/man/man1/varscope.1
# Debian's form of the changes: those of the newest version.
changed() {
    release=$(sed -n 's/^--app-version //p' linux/deb.args)
    printf 'varscope (%s) unstable; urgency=medium\n\n' "$release"
    awk '/^## / { versions++ } versions == 1 && /^(- |  )/ { gsub(/\*\*/, ""); sub(/^- /, "* "); sub(/^  /, ""); print }' \
        ../../../CHANGELOG.md | fold -s -w 75 | sed 's/ *$//; s/^/    /; s/^    \* /  * /'
    printf '\n -- The Varscope authors <>  %s\n' "$(date --utc --rfc-email --date "$released")"
}
released=$(sed -n 's/.*<release version=.* date="\(.*\)".*/\1/p' share/metainfo/*.xml)
changed | gzip -9n > share/doc/varscope/changelog.gz
! has desktop-file-validate || desktop-file-validate share/applications/*.desktop
! has appstreamcli || appstreamcli validate --no-net share/metainfo/*.xml
! has xmllint || xmllint --noout share/mime/packages/*.xml
! has update-mime-database || (cp -R share/mime mime && XDG_DATA_HOME=$PWD update-mime-database mime && rm -r mime)

if has dpkg-deb; then
    # jpackage knows what libraries are needed; it cannot put files under /usr/share.
    DPKG_DEB_COMPRESSOR_TYPE=none "$jdk/bin/jpackage" @linux/deb.args
    dpkg-deb --raw-extract deb/*.deb deb/tree
    rm -f deb/tree/DEBIAN/p*
    mkdir -p deb/tree/usr/lib deb/tree/usr/bin && mv deb/tree/opt/varscope deb/tree/usr/lib && rmdir deb/tree/opt
    ln -s ../lib/varscope/bin/varscope deb/tree/usr/bin
    cp -R share deb/tree/usr
    # Debian has the long licences already.
    { cat ../../../LICENSE THIRD-PARTY.txt licenses/BSD.txt licenses/MIT.txt
    echo 'The Apache License 2.0 lies in /usr/share/common-licenses/Apache-2.0, the GNU General Public License 2 in'
    echo '/usr/share/common-licenses/GPL-2, and with its Classpath Exception in /usr/lib/varscope/lib/runtime/legal.'
    } > deb/tree/usr/share/doc/varscope/copyright
    deb=../varscope_${version}_$(dpkg --print-architecture).deb
    dpkg-deb --root-owner-group -Zxz --build deb/tree "$deb"
    ! has lintian || lintian --fail-on error,warning "$deb"
fi
if has rpmbuild; then
    "$jdk/bin/jpackage" @linux/rpm.args
    cp rpm/*.rpm "../varscope-$version-linux-$arch.rpm"
fi
rm -r share/lintian
cp -R share image/varscope
tar -cJf "../varscope-$version-linux-$arch.tar.xz" -C image varscope

appdir=../varscope-$version-linux-$arch.AppDir
rm -rf "$appdir" && mkdir -p "$appdir/usr/lib"
# With the times of the jars, which the cache knows them by.
cp -Rp image/varscope "$appdir/usr/lib" && mv "$appdir/usr/lib/varscope/share" "$appdir/usr"
ln -s usr/lib/varscope/bin/varscope "$appdir/AppRun"
ln -s usr/share/applications/org.varscope.Varscope.desktop usr/share/icons/hicolor/256x256/apps/org.varscope.Varscope.png "$appdir"
ln -s org.varscope.Varscope.png "$appdir/.DirIcon"
! has appimagetool || appimagetool "$appdir" "../varscope-$version-linux-$arch.AppImage"
