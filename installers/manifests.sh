#!/bin/sh
# Makes what winget, Homebrew, Flathub and the AUR are handed of a release, from the templates in manifests:
#
#   installers/manifests.sh SHA256SUMS VERSION HOME FOLDER
#
# SHA256SUMS is what sha256sum prints of the files of the release, HOME the address of the project, and FOLDER is made. It
# fails where a template names a file that is not in the release.
set -eu
sums=$1 version=$2 home=$3 folder=$4
templates=$(cd "$(dirname "$0")/manifests" && pwd)
for template in "$templates"/*/*; do
    made=$folder/${template#"$templates"/}
    mkdir -p "${made%/*}"
    awk -v version="$version" -v home="$home" '
        FILENAME == ARGV[1] { sub(/^\*/, "", $2); sum[$2] = $1; next }
        {
            gsub(/@VERSION@/, version)
            gsub(/@HOME@/, home)
            while (match($0, /@SHA256 [^@]*@/)) {
                name = substr($0, RSTART + 8, RLENGTH - 9)
                if (!(name in sum)) {
                    print "manifests.sh: " ARGV[1] " has no " name > "/dev/stderr"
                    exit 1
                }
                $0 = substr($0, 1, RSTART - 1) sum[name] substr($0, RSTART + RLENGTH)
            }
            print
        }' "$sums" "$template" > "$made"
done
