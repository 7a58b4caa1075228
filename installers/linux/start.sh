#!/bin/sh
# Measures the start in pairs, on the display that DISPLAY names: an empty window of JavaFX with a cache of its own, then the
# program with a file, with its cache and without, from the process's start to its first frame; and until the window takes
# keys, with the sketch that its first frame is and without one. After
# mvn -Pinstaller -DskipTests package:
#
#   JAVA_HOME=JDK-25 installers/linux/start.sh [PAIRS] [FILE]
#
# Where there are okteta, xdotool and ImageMagick, it then starts the program and Okteta in turn, and looks from outside for a
# window with the file's name as its title and more colors than an empty one has.
#
# Prints seconds on the clock, seconds of the processors, and MiB in memory at that time, one start a line. The clock means
# something only where nothing else runs.
set -eu
pairs=${1:-10}
root=$(cd "$(dirname "$0")/../.." && pwd)
file=${2:-$root/src/main/resources/org/varscope/samples/adventure.save}
app=$root/target/installer/build/image/varscope/lib/app
java=$app/../runtime/bin/java
options=$(sed -n 's/^java-options=//p' "$app/varscope.cfg" | grep -v AOTCache)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_CONFIG_HOME="$folder" XDG_RUNTIME_DIR="$folder"

# Prints what the process took that was started last, and ends it.
report() {
    end=$(date +%s%N)
    awk -v wall=$((end - begin)) -v ticks="$(getconf CLK_TCK)" '
        FILENAME ~ /stat$/ { sub(/.*\) /, ""); cpu = ($12 + $13) / ticks }
        /^VmRSS/ { printf "%.3f s, %.2f s CPU, %d MiB\n", wall / 1e9, cpu, $2 / 1024 }' "/proc/$!/stat" "/proc/$!/status"
    kill -9 $!
    wait $! 2>/dev/null || true
}

# Waits for the line that says it, the first or the second.
painted() {
    which=$1
    shift
    begin=$(date +%s%N)
    mkfifo "$folder/said"
    "$@" > "$folder/said" 2>/dev/null &
    for _ in $(seq "$which"); do
        read -r line && [ "$line" = painted ]
    done < "$folder/said"
    rm "$folder/said"
    report
}

# Looks at the screen.
seen() {
    begin=$(date +%s%N)
    "$@" >/dev/null 2>&1 &
    until [ "$(colors)" -gt 64 ]; do :; done
    report
}

colors() {
    window=$(xdotool search --onlyvisible --name "^$(basename "$file") " | head -n 1)
    [ -n "$window" ] && import -window "$window" -format %k info: || echo 0
} 2>/dev/null

"$JAVA_HOME/bin/javac" -d "$folder" --module-path "$root/target/installer/build/javafx" --add-modules javafx.controls \
    "$root/src/jmh/java/org/varscope/bench/EmptyWindow.java"
"$JAVA_HOME/bin/jar" --create --file "$folder/empty.jar" -C "$folder" org
# Options are words that are meant to be parted.
# shellcheck disable=SC2086
"$java" $options -Donce=true "-XX:AOTCacheOutput=$folder/empty.aot" -cp "$folder/empty.jar" org.varscope.bench.EmptyWindow \
    >/dev/null 2>&1
for _ in $(seq "$pairs"); do
    printf 'empty    '
    # shellcheck disable=SC2086
    painted 1 "$java" $options "-XX:AOTCache=$folder/empty.aot" -cp "$folder/empty.jar" org.varscope.bench.EmptyWindow
    printf 'varscope '
    VARSCOPE_JAVA_OPTIONS=-Dvarscope.first-frame=true painted 1 "$app/../../bin/varscope" --new-window "$file"
    printf 'keys     '
    VARSCOPE_JAVA_OPTIONS=-Dvarscope.first-frame=true painted 2 "$app/../../bin/varscope" --new-window "$file"
    printf 'plain    '
    VARSCOPE_JAVA_OPTIONS='-Dvarscope.first-frame=true -Dvarscope.plain-frame=true' \
        painted 1 "$app/../../bin/varscope" --new-window "$file"
    printf 'no cache '
    VARSCOPE_JAVA_OPTIONS='-Dvarscope.first-frame=true -XX:AOTMode=off' painted 1 "$app/../../bin/varscope" --new-window "$file"
done
for tool in okteta xdotool import; do command -v $tool >/dev/null || exit 0; done
echo
# Desktop libraries fill a cache of theirs at their first start.
seen okteta "$file" >/dev/null
for _ in $(seq "$pairs"); do
    printf 'okteta, seen   '
    seen okteta "$file"
    printf 'varscope, seen '
    seen "$app/../../bin/varscope" --new-window "$file"
done
