#!/usr/bin/env bash
# Install packages of the distribution where that is possible; else say what is missing and what
# works without it. Usage: scripts/system.sh bubblewrap libseccomp2 chromium
# A missing package is no error: grading picks the isolation that the machine allows.
set -euo pipefail

say() { printf '%s\n' "$*" >&2; }

present() {
    case "$1" in
        bubblewrap) command -v bwrap >/dev/null ;;
        libseccomp2) python3 -c 'import ctypes.util, sys; sys.exit(not ctypes.util.find_library("seccomp"))' 2>/dev/null ||
            compgen -G '/usr/lib/*/libseccomp.so.2' >/dev/null || compgen -G '/lib*/libseccomp.so.2' >/dev/null ;;
        chromium) command -v chromium >/dev/null || command -v chromium-browser >/dev/null ||
            command -v google-chrome >/dev/null ;;
        postgresql) command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null ;;
        *) return 0 ;;
    esac
}

without() {
    case "$1" in
        bubblewrap) say "  without bubblewrap: submissions run under Landlock and seccomp, without their own view of the disk and processes" ;;
        libseccomp2) say "  without libseccomp2: only your own code can be graded (autograder check), not other people's" ;;
        postgresql) say "  without PostgreSQL: the tests of a gradebook in it are not available" ;;
        chromium) say "  without Chromium: the tests of pages in a browser are not available" ;;
    esac
}

[ "$(uname -s)" = Linux ] || {
    say "system: isolation needs Linux; here only your own code can be graded (autograder check)."
    exit 0
}

missing=()
for package in "$@"; do
    present "$package" || missing+=("$package")
done
[ "${#missing[@]}" -gt 0 ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    say "system: installing ${missing[*]} (apt-get)"
    if apt-get update -qq >&2 &&
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2; then
        exit 0
    fi
    say "system: apt-get could not install ${missing[*]}"
else
    say "system: ${missing[*]} not found. On Debian or Ubuntu: sudo apt-get install ${missing[*]}"
fi
for package in "${missing[@]}"; do
    present "$package" || without "$package"
done
