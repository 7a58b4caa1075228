#!/bin/sh
# Draws every icon in the sizes that systems ask for, from the SVGs. Needs rsvg-convert, icotool and png2icns (the Debian
# packages librsvg2-bin, icoutils and icnsutils). What it writes is committed.
set -eu
cd "$(dirname "$0")"

# draw FOLDER NAME: small sizes from NAME-small.svg where there is one.
draw() {
    for size in 16 24 32 48 64 128 256 512; do
        source=$1/$2.svg
        [ $size -gt 32 ] || [ ! -e "$1/$2-small.svg" ] || source=$1/$2-small.svg
        rsvg-convert --width $size --height $size "$source" --output "$1/$2-$size.png"
    done
    icotool --create --output "$1/$2.ico" "$1/$2"-16.png "$1/$2"-24.png "$1/$2"-32.png "$1/$2"-48.png "$1/$2"-64.png \
        "$1/$2"-128.png --raw "$1/$2"-256.png
    png2icns "$1/$2.icns" "$1/$2"-16.png "$1/$2"-32.png "$1/$2"-48.png "$1/$2"-128.png "$1/$2"-256.png "$1/$2"-512.png
}

draw app varscope
draw file gdvar
