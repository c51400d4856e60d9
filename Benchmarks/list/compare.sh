#!/usr/bin/env bash
# compare.sh [PLAN_LIST [options of compare.py]]: checks plan-list, and compares it with raw ncurses in C.
# Without PLAN_LIST it builds plan-list with the flags of `make install`. SWIFT is the swift to use
# (default: the one in PATH).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
package=$(dirname "$here")
root=$(dirname "$package")
swift=${SWIFT:-swift}
cache=${XDG_CACHE_HOME:-$HOME/.cache}/storeterm-bench
mkdir -p "$cache"
[ -x "$cache/venv/bin/python" ] || { python3 -m venv "$cache/venv"; "$cache/venv/bin/pip" install -q pyte; }
cc -O2 -o "$cache/floor" "$here/../floor.c" -lncursesw
if [ $# -eq 0 ]; then
  # The flags contain a folder relative to the package.
  cd "$package"
  flags=($("$root/Scripts/release-flags" "$package"))
  "$swift" build "${flags[@]}" --product plan-list >&2
  bin=$("$swift" build "${flags[@]}" --show-bin-path)
  set -- "$bin/plan-list"
fi
export PYTHONDONTWRITEBYTECODE=1
"$cache/venv/bin/python" "$here/checks.py" "$cache/floor" "$1"
exec "$cache/venv/bin/python" "$here/compare.py" "$cache/floor" "$@" --check
