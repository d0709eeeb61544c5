#!/bin/sh
# Installs what the tests need besides Python packages, on Debian and its kin, where it is missing.
set -eu

has() { command -v "$1" >/dev/null 2>&1; }

missing=""
has initdb || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
fc-list 2>/dev/null | grep -qi "noto sans cjk" || missing="$missing fonts-noto-cjk"
if ! has apt-get; then
    has chromium-headless-shell || has chromium || missing="$missing chromium"
    [ -z "$missing" ] && exit 0
    echo "The tests need:$missing. Please install them with your package manager." >&2
    exit 1
fi
# Chromium without a window is the same engine with a third less work.
has chromium-headless-shell || missing="$missing chromium-headless-shell"
[ -z "$missing" ] && exit 0

sudo=""
[ "$(id -u)" = 0 ] || sudo="sudo"
export DEBIAN_FRONTEND=noninteractive
$sudo apt-get update -qq
# Where it is no package of its own, the whole one does as well.
apt-cache show chromium-headless-shell >/dev/null 2>&1 || missing=$(echo "$missing" | sed 's/chromium-headless-shell/chromium/')
# shellcheck disable=SC2086 # a list of packages
$sudo apt-get install -y -qq --no-install-recommends $missing >/dev/null
