#!/usr/bin/env bash
# compare.sh [PLAN_LIST [options of compare.py]]: compares plan-list with raw ncurses in C, and checks it.
# Without a program it builds our own.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
package=$(dirname "$here")
cache=${XDG_CACHE_HOME:-$HOME/.cache}/storeterm-bench
mkdir -p "$cache"
[ -x "$cache/venv/bin/python" ] || { python3 -m venv "$cache/venv"; "$cache/venv/bin/pip" install -q pyte; }
cc -O2 -o "$cache/floor" "$here/../floor.c" -lncursesw
if [ $# -eq 0 ]; then
  swift build -c release --static-swift-stdlib --product plan-list --package-path "$package" >&2
  set -- "$(swift build -c release --static-swift-stdlib --package-path "$package" --show-bin-path)/plan-list"
fi
export PYTHONDONTWRITEBYTECODE=1
"$cache/venv/bin/python" "$here/checks.py" "$cache/floor" "$1"
exec "$cache/venv/bin/python" "$here/compare.py" "$cache/floor" "$@" --check
