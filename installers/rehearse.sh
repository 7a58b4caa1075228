#!/bin/sh
# Runs the program once on a sample, with the options and the class path of its launcher, and keeps what that needs as a cache
# beside its jars: rehearse.sh FOLDER-OF-JARS RUN-TIME-IMAGE CACHE WHAT, which is `window`, a verb, or `both`.
set -eu
sample=$(cd "$(dirname "$0")/../src/main/resources/org/varscope/samples" && pwd)/adventure.save
app=$(cd "$1" && pwd)
java=$(cd "$2" && pwd)/bin/java
cache=$app/$3
case $4 in
    window) end=-Dvarscope.rehearsal=true verb= ;;
    both) end=-Dvarscope.picture=true verb= ;;
    *) end= verb=$4 ;;
esac
options=$(sed -n 's/^java-options=//p' "$app"/*.cfg | grep -v -e AOTCache -e Xlog)
classes=$(sed -n "s|^app.classpath=\$APPDIR|$app|p" "$app"/*.cfg | paste -s -d : -)
rm -rf rehearsal && mkdir rehearsal && cd rehearsal
# Options are words that are meant to be parted.
# shellcheck disable=SC2086
XDG_CONFIG_HOME="$PWD" XDG_RUNTIME_DIR="$PWD" "$java" $options $end -Duser.home="$PWD" "-XX:AOTCacheOutput=$cache" \
    -cp "$classes" org.varscope.app.Main $verb "$sample" >session.log 2>&1 ||
    { cat session.log >&2 && exit 1; }
