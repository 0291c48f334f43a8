#!/usr/bin/env bash
# Make .venv ready. Usage: scripts/setup.sh base|dev
#   base  what grading needs;  dev  what the tests and the checks of style need on top.
# PYTHON chooses the interpreter, TORCH_INDEX a package index for torch (a CPU wheel's).
set -euo pipefail
cd "$(dirname "$0")/.."

profile="${1:-base}"
venv=.venv
say() { printf '%s\n' "$*" >&2; }

suitable_python() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    local candidate
    for candidate in "${PYTHON:-}" python3 python3.13 python3.12 python3.11; do
        if [ -n "$candidate" ] && suitable_python "$candidate"; then
            printf '%s' "$candidate"
            return
        fi
    done
    say "setup: Python 3.11 or later is needed and was not found."
    say "       Install it, or name it: make PYTHON=/path/to/python3.11"
    exit 1
}

# A hub may bring its own torch, built for its own GPU: keep that one.
has_torch() {
    "$1" - <<'EOF' 2>/dev/null
import importlib.metadata as metadata, sys
major, minor = metadata.version("torch").split(".")[:2]
sys.exit((int(major), int(minor)) < (2, 6))
EOF
}

if [ ! -x "$venv/bin/python" ]; then
    python="$(find_python)"
    options=()
    if has_torch "$python"; then
        say "setup: $python has torch already; it is used and not installed again."
        options+=(--system-site-packages)
    fi
    if ! "$python" -c 'import ensurepip' 2>/dev/null; then
        # Debian keeps it apart from python3.
        if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
            apt-get update -qq >&2 && apt-get install -y -qq python3-venv >&2
        else
            say "setup: this Python cannot make environments. On Debian or Ubuntu:"
            say "       sudo apt-get install python3-venv"
            exit 1
        fi
    fi
    say "setup: making $venv with $("$python" --version)"
    "$python" -m venv "${options[@]}" "$venv"
fi

scripts/system.sh bubblewrap libseccomp2
[ "$profile" != dev ] || scripts/system.sh chromium postgresql

pip() { "$venv/bin/python" -m pip --disable-pip-version-check "$@"; }

constraints=constraints.txt
if has_torch "$venv/bin/python"; then
    own="$("$venv/bin/python" -c 'import importlib.metadata as m; print(m.version("torch"))')"
    if ! grep -qx "torch==${own%%+*}" constraints.txt; then
        # Another torch than the pinned one, on purpose: pin everything else.
        constraints="$venv/constraints.txt"
        grep -v '^torch==' constraints.txt >"$constraints"
    fi
else
    torch="$(grep '^torch==' constraints.txt)"
    say "setup: installing $torch. A CPU wheel is about 200 MB; the default one for Linux brings"
    say "       CUDA along: 2 to 3 GB to download, some minutes, three times that on the disk."
    say "       For a CPU wheel: make TORCH_INDEX=<address of an index of CPU wheels>"
    pip install -q ${TORCH_INDEX:+--index-url "$TORCH_INDEX"} "$torch"
fi

say "setup: installing the other packages ($profile)"
case "$profile" in
    base) pip install -q -c "$constraints" -e . ;;
    dev) pip install -q -c "$constraints" -e '.[dev]' ;;
    *) say "setup: unknown profile $profile"; exit 2 ;;
esac
