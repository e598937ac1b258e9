# SPDX-License-Identifier: GPL-3.0-or-later
# The platforms that Talia is built and tested on: which Debian each is, and what its root holds.
# Read by tools/dev and flatpak/stand-in/make. A changed list makes a new root.

# The oldest GNOME that we build on, and the one that people have now.
declare -A suites=([oldest]=trixie [next]=forky)
declare -A titles=([oldest]='Debian 13' [next]='Debian testing')
# Testing's release file may be older than its own date of expiry.
declare -A apt_options=([next]='Acquire::Check-Valid-Until "false"')
# The one whose packages the stand-in for the GNOME runtime is made of.
stand_in=next
languages=(pl_PL en_US)

# What a window needs to look and sound as it does in GNOME …
window_packages=(
  adwaita-icon-theme hicolor-icon-theme librsvg2-common libgl1-mesa-dri shared-mime-info glib-networking
)
# … what compiles …
build_packages=(
  gcc libc6-dev meson ninja-build pkgconf gettext blueprint-compiler libxml2-utils
  libgtk-4-dev libadwaita-1-dev librsvg2-dev libsqlite3-dev libarchive-dev libgnutls28-dev libpulse-dev libjson-glib-dev
  desktop-file-utils appstream appstream-compose
)
# … and what looks at the window.
look_packages=(
  xvfb dbus openbox xdotool x11-utils imagemagick at-spi2-core python3 python3-pyatspi gir1.2-atspi-2.0
)
# Only for a root to develop in.
develop_packages=(
  ca-certificates clang clang-format gnome-cards-data locales xauth weston gcovr git
  avahi-daemon pulseaudio
)
# Only for the stand-in for the GNOME runtime: what that has besides what a window needs …
runtime_packages=(
  libgtk-4-1 libadwaita-1-0 librsvg2-2 libsqlite3-0 libarchive13t64 libgnutls30t64 libpulse-mainloop-glib0 libjson-glib-1.0-0 libglib2.0-bin
  gsettings-desktop-schemas dconf-gsettings-backend libegl1 libgles2 fontconfig dbus-bin locales mount tzdata procps ca-certificates
)
# … what its Sdk has besides what compiles …
sdk_packages=(
  ccache binutils make python3 patch file xz-utils bzip2 unzip strace libglib2.0-dev-bin elfutils debugedit
  gtk-update-icon-cache
)
# … and what builds and runs Flatpaks.
flatpak_packages=(flatpak flatpak-builder dbus-user-session jq)
# What is called otherwise, or is not there, from one to the other. GNOME's own font comes first where it can be had.
declare -A other_window_packages=(
  [oldest]='fonts-cantarell'
  [next]='fonts-adwaita-sans'
)
declare -A other_develop_packages=(
  [oldest]='libclang-rt-19-dev'
  [next]='libclang-rt-dev'
)
declare -A fonts=([oldest]=Cantarell [next]='Adwaita Sans')
