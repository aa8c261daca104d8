#!/bin/sh
# Puts the packaged game into your own menu of programs; needs no administrator.
#   ./install.sh              install or update
#   ./install.sh --uninstall  remove it; settings and matches stay
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
target=$HOME/.local/opt/spades
command=$HOME/.local/bin/spades
entry=$data/applications/spades.desktop
icons=$data/icons/hicolor

if [ "${1:-}" = --uninstall ]; then
  rm -rf "$target"
  rm -f "$command" "$entry" "$icons/scalable/apps/spades.svg" "$icons/256x256/apps/spades.png"
  echo "Spades is removed."
  exit 0
fi
if [ ! -x "$here/spades" ]; then
  echo "Start the install.sh that lies beside the packed game." >&2
  exit 1
fi
if [ "$here" = "$target" ]; then
  echo "Spades is installed already." >&2
  exit 1
fi
mkdir -p "$target" "$(dirname "$command")" "$(dirname "$entry")" \
  "$icons/scalable/apps" "$icons/256x256/apps"
rm -rf "$target.new"
cp -R "$here" "$target.new"
rm -rf "$target"
mv "$target.new" "$target"
ln -sf "$target/spades" "$command"
cp "$here/icon.svg" "$icons/scalable/apps/spades.svg"
cp "$here/icon-256.png" "$icons/256x256/apps/spades.png"
# A path in a desktop entry is quoted, so that a home with a space in its name works.
sed "s|^Exec=.*|Exec=\"$target/spades\"|" "$here/spades.desktop" >"$entry"
if command -v update-desktop-database >/dev/null 2>&1; then
  update-desktop-database "$data/applications" 2>/dev/null || true
fi
echo "Spades is in your menu of games, and runs as $command"
