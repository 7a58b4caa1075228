#!/bin/sh
# Draws every icon in the sizes that systems ask for, from the SVGs. Needs rsvg-convert, icotool and png2icns (the Debian
# packages librsvg2-bin, icoutils and icnsutils). What it writes is committed.
set -eu
cd "$(dirname "$0")"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# part TAG FILE: a part of an icns: its tag, its length with these eight bytes, highest first, and the file.
part() {
    length=$(($(wc -c < "$2") + 8))
    # The format is made here: it is the length.
    # shellcheck disable=SC2059
    printf "$1$(printf '\\%03o\\%03o\\%03o\\%03o' $((length >> 24)) $((length >> 16 & 255)) $((length >> 8 & 255)) $((length & 255)))"
    cat "$2"
}

# icns NAME: 16 and 32 pixels as png2icns writes them, and what it does not: the sizes that screens of high resolution take.
icns() {
    png2icns "$scratch/small.icns" "$1-16.png" "$1-32.png" >/dev/null
    tail -c +9 "$scratch/small.icns" > "$scratch/parts"
    for drawn in ic11=32 ic12=64 ic07=128 ic13=256 ic08=256 ic14=512 ic09=512; do
        part "${drawn%=*}" "$1-${drawn#*=}.png" >> "$scratch/parts"
    done
    part ic10 "$scratch/1024.png" >> "$scratch/parts"
    part icns "$scratch/parts" > "$1.icns"
}

# draw FOLDER NAME: small sizes from NAME-small.svg where there is one.
draw() {
    for size in 16 24 32 48 64 128 256 512; do
        source=$1/$2.svg
        [ $size -gt 32 ] || [ ! -e "$1/$2-small.svg" ] || source=$1/$2-small.svg
        rsvg-convert --width $size --height $size "$source" --output "$1/$2-$size.png"
    done
    icotool --create --output "$1/$2.ico" "$1/$2"-16.png "$1/$2"-24.png "$1/$2"-32.png "$1/$2"-48.png "$1/$2"-64.png \
        "$1/$2"-128.png --raw "$1/$2"-256.png
    rsvg-convert --width 1024 --height 1024 "$1/$2.svg" --output "$scratch/1024.png"
    icns "$1/$2"
}

draw app varscope
draw file gdvar
