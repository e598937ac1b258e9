# SPDX-License-Identifier: GPL-3.0-or-later
# Makes a root, which is a folder with the whole system of a Debian platform, and runs commands in it. Read by tools/dev
# and flatpak/stand-in/make, which set `cache`.

# --- making ---------------------------------------------------------------------------

# The home inside the root; no folder of the host is bound there.
home_inside=/run/home

# need PACKAGE:COMMAND...: installs the packages whose commands the host lacks, from its own package registry.
need() {
  local missing=() pair root=()
  for pair in "$@"; do
    command -v "${pair#*:}" >/dev/null || [[ -e ${pair#*:} ]] || missing+=("${pair%%:*}")
  done
  ((${#missing[@]})) || return 0
  command -v apt-get >/dev/null ||
    fail "this needs ${missing[*]}, and there is no apt-get to install them with"
  if ((EUID != 0)); then
    command -v sudo >/dev/null || fail "installing ${missing[*]} needs root or sudo"
    root=(sudo)
  fi
  say "installing ${missing[*]} with apt-get"
  { "${root[@]}" apt-get -qq update || true
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "${missing[@]}"
  } >&2 || fail "apt-get could not install ${missing[*]}"
}

need_for_roots() {
  need mmdebstrap:mmdebstrap bubblewrap:bwrap uidmap:newuidmap util-linux:flock \
    debian-archive-keyring:/usr/share/keyrings/debian-archive-keyring.gpg
}

# The command that makes this user the owner of every file in a root: a user other than root needs a user namespace.
own_users=(unshare --user --map-auto --map-root-user)
((EUID != 0)) || own_users=()

as_root_inside() { "${own_users[@]}" "$@"; }

# Sets `with_us` to a prefix that ends a command when this shell ends, even if it is killed before the command has
# begun.
set_with_us() { with_us=(setpriv --pdeathsig KILL sh -c '[ "$PPID" = "$0" ] && exec "$@"' "$BASHPID"); }

holds_mounts() { grep -qF " $(realpath "$1")/" /proc/self/mountinfo; }

# remove_folder DIR: refuses to delete through a mount, whoever left it. If this shell is killed, so is the deletion.
remove_folder() {
  local with_us
  [[ -e $1 ]] || return 0
  ! holds_mounts "$1" || fail "something is mounted below $1; unmount it, then run this again"
  set_with_us
  "${with_us[@]}" "${own_users[@]}" rm -rf --one-file-system "$(realpath "$1")" 9>&-
}

# debootstrap_into DIR PLATFORM OPTION...: makes a Debian of that platform, with mmdebstrap's options, in separate
# namespaces: its mounts are gone when it ends, and the host never sees them. If this shell is killed, so is mmdebstrap;
# the caller has to remove DIR and DIR.tmp then.
debootstrap_into() {
  local dir=$1 platform=$2 make with_us; shift 2
  set_with_us
  make=("${with_us[@]}" env TMPDIR="$dir.tmp" "${own_users[@]}" unshare --mount --propagation private
        --pid --mount-proc --fork --kill-child mmdebstrap --variant=apt --mode=root)
  [[ -t 2 ]] || make+=(--quiet) # on a terminal, it shows its progress
  [[ -z ${apt_options[$platform]:-} ]] || make+=(--aptopt="${apt_options[$platform]}")
  mkdir -p "$dir" "$dir.tmp"
  if ((EUID == 0)); then
    "${make[@]}" "$@" "${suites[$platform]}" "$dir" >&2
  else
    "${make[@]}" "$@" "${suites[$platform]}" - | unpack_into "$dir"
  fi || return 1
  remove_folder "$dir.tmp"
}

# A user other than root owns everything in a root for development. `exec`, because a waiting shell would hold the lock,
# too.
unpack_into() { exec tar -xC "$1" --exclude='./dev/*'; }

# Keeps the owner of each file, for a root in which packages are installed later.
unpack_with_owners() { as_root_inside tar -xC "$1" --exclude='./dev/*'; }

locale_hooks() {
  local lang
  for lang in "${languages[@]}"; do
    printf -- '--customize-hook=chroot "$1" localedef %s -i %s -f UTF-8 %s.UTF-8\n' "${1:-}" "$lang" "$lang"
  done
}

# Sets the font that GNOME would name, because there is no GNOME in a root.
set_font() {
  local root=$1 font=$2
  mkdir -p "$root/etc/gtk-4.0"
  printf '[Settings]\ngtk-font-name=%s 11\n' "$font" >"$root/etc/gtk-4.0/settings.ini"
  cat >"$root/etc/fonts/local.conf" <<XML
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <alias binding="strong"><family>sans-serif</family><prefer><family>$font</family></prefer></alias>
  <alias binding="strong"><family>system-ui</family><prefer><family>$font</family></prefer></alias>
</fontconfig>
XML
}

make_root() {
  local root=$1 platform=$2 new=$1.new.$$ list hooks old
  say "making a root of ${titles[$platform]} in $root (once, about two minutes; it takes 1.7 GB there)"
  list=$(IFS=,; echo "${packages[*]}")
  mapfile -t hooks < <(locale_hooks)
  # Leftovers of a run that was killed; what is still in use is removed the next time.
  for old in "$root".new*; do (remove_folder "$old") || true; done
  remove_folder "$root"
  debootstrap_into "$new" "$platform" --include="$list" "${hooks[@]}" || return 1
  set_font "$new" "${fonts[$platform]}"
  tr -d - </proc/sys/kernel/random/uuid >"$new/etc/machine-id"   # needed by GDBus
  grep -q "^[^:]*:[^:]*:$EUID:" "$new/etc/passwd" ||
    echo "dev:x:$EUID:$(id -g)::$home_inside:/bin/bash" >>"$new/etc/passwd"
  mv "$new" "$root"
}

# find_root PLATFORM: sets `root`, and makes the root if it does not exist.
find_root() {
  local platform=$1 key packages
  packages=("${window_packages[@]}" "${build_packages[@]}" "${look_packages[@]}" "${develop_packages[@]}")
  # shellcheck disable=SC2206 # lists of words
  packages+=(${other_window_packages[$platform]} ${other_develop_packages[$platform]})
  key=$({ printf '%s ' "${packages[@]}" "${languages[@]}" "$home_inside"; declare -f make_root set_font; } | sha256sum | cut -c1-12)
  root=$cache/${suites[$platform]}-$key
  need_for_roots
  [[ -d $root ]] && return 0
  mkdir -p "$cache" || fail "the folder $cache cannot be made"
  exec 9>"$root.lock"
  if ! flock --nonblock 9; then
    say "somebody else is making a root of ${titles[$platform]}; waiting for it"
    flock 9
  fi
  # Without the lock, because leftovers of a killed run would hold it.
  if [[ ! -d $root ]]; then
    remove_leftovers "$root"
    make_root "$root" "$platform" 9>&- || fail "$(why_no_root "$platform")"
    remove_leftovers "$root" # earlier processes that were still running may have ended meanwhile
  fi
  exec 9>&-
}

# remove_leftovers ROOT: removes what killed runs left while they made it. It uses no subshell, which would hold the
# lock, too.
remove_leftovers() {
  local old
  for old in "$1".new*; do
    [[ ! -e $old ]] || holds_mounts "$old" || remove_folder "$old" || true
  done
}

# The size of a root while it is made, in KiB. For a user other than root it is unpacked twice: with its owners, and as
# the user's own.
root_size=2000000
((EUID == 0)) || root_size=3500000

why_no_root() {
  local left
  left=$(df --output=avail "$cache" | tail -1)
  if ((left < root_size)); then
    echo "there is no room for a root of ${titles[$1]} in $cache: it takes $((root_size / 1000)) MB, and $((left / 1000)) MB are left"
  else
    echo "mmdebstrap could not make a root of ${titles[$1]}; is the package registry within reach?"
  fi
}

# --- entering -------------------------------------------------------------------------

# Adds every folder of the host to those that are bound, except the system's own, which the root replaces.
bind_all_but_the_system() {
  local dir
  for dir in /*/ /run/media/ /var/tmp/; do
    case ${dir%/} in
      /bin | /boot | /dev | /etc | /lib* | /lost+found | /proc | /run | /sbin | /sys | /usr | /var) ;;
      *) [[ ! -d $dir ]] || extra_binds+=("${dir%/}") ;;
    esac
  done
  extra_binds+=("$HOME")
}

# forward VARIABLE OUTSIDE INSIDE [PREFIX]: binds a socket or file of the session, if it exists.
forward() {
  [[ ! -e $2 ]] || args+=(--setenv "$1" "${4:-}$3" --ro-bind "$2" "$3")
}

# Forwards the display, the sound and the buses of the user's session. There is no separate namespace for IPC: X shares
# memory with programs through it, and a window that is drawn in software would stay black.
forward_session() {
  local run=/run/user/$EUID own=${XDG_RUNTIME_DIR:-/nowhere} wayland=${WAYLAND_DISPLAY:-}
  if [[ ${DISPLAY:-} ]]; then
    args+=(--setenv DISPLAY "$DISPLAY" --ro-bind-try /tmp/.X11-unix /tmp/.X11-unix)
    forward XAUTHORITY "${XAUTHORITY:-$HOME/.Xauthority}" "$run/Xauthority"
  fi
  if [[ $wayland ]]; then
    [[ $wayland == /* ]] || wayland=$own/$wayland
    forward WAYLAND_DISPLAY "$wayland" "$run/wayland-0"
  fi
  forward DBUS_SESSION_BUS_ADDRESS "$own/bus" "$run/bus" unix:path=
  forward PULSE_SERVER "$own/pulse/native" "$run/pulse/native" unix:
  args+=(--ro-bind-try "$own/at-spi" "$run/at-spi")
  [[ ! -d /dev/dri ]] || args+=(--dev-bind /dev/dri /dev/dri)
}

# in_root PLATFORM COMMAND...: replaces this shell by a command inside, with the project at its own path.
in_root() {
  local platform=$1 root run=/run/user/$EUID args dir at=$project here name value; shift
  local data=${XDG_DATA_HOME:-$HOME/.local/share} config=${XDG_CONFIG_HOME:-$HOME/.config}
  here=$(pwd -P)
  find_root "$platform"
  mkdir -p "$root$project"
  args=(
    --bind "$root" / --dev /dev --proc /proc --tmpfs /tmp --tmpfs /run --dir "$run" --chmod 0700 "$run"
    --dir "$home_inside" --ro-bind-try /etc/resolv.conf /etc/resolv.conf
    --unshare-pid --die-with-parent --clearenv
    --setenv PATH /usr/bin:/bin:/usr/sbin:/sbin --setenv HOME "$home_inside"
    --setenv LANG "${LANG:-C.UTF-8}" --setenv TERM "${TERM:-dumb}" --setenv XDG_RUNTIME_DIR "$run")
  for dir in "$project" "${extra_binds[@]}"; do
    args+=(--bind "$dir" "$dir")
    [[ $here/ == "$dir"/* ]] && at=$here
  done
  args+=(--chdir "$at")
  if [[ ${keep_data:-} ]]; then       # for a player: matches and settings outlive the root
    mkdir -p "$data/talia" "$config/talia"
    args+=(--bind "$data/talia" "$home_inside/.local/share/talia"
           --bind "$config/talia" "$home_inside/.config/glib-2.0/settings"
           --setenv GSETTINGS_BACKEND keyfile)
  fi
  forward_session
  while IFS='=' read -r name value; do args+=(--setenv "$name" "$value"); done \
    < <(env | grep -E '^(GTK|GDK|GSK|GSETTINGS|G|ADW|ASAN|LSAN|UBSAN|TALIA|LC)_[A-Z_]*=|^(LANGUAGE|CC|CFLAGS)=')
  exec bwrap "${args[@]}" --setenv TALIA_DEV "inside-$platform" --remount-ro / -- "$@"
}
