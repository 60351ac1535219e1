#!/usr/bin/env bash
# Builds the images here, without a public registry: makes Debian with mmdebstrap, puts this machine's Node in, and passes
# it as BASE. Needs root. Usage: infra/build-images.sh <public address>
set -euo pipefail
cd "$(dirname "$0")/.."
public_url=${1:?the address where people will reach the product, such as https://fernwell.example}
export BUILDAH_ISOLATION=${BUILDAH_ISOLATION:-chroot} STORAGE_DRIVER=${STORAGE_DRIVER:-vfs}
build() { buildah build --format docker --layers --quiet "$@"; }

for tool in buildah mmdebstrap; do
  command -v $tool >/dev/null || { echo "$tool is missing: apt-get install buildah mmdebstrap" >&2; exit 1; }
done
. scripts/toolchain.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! buildah inspect --type image fernwell-debian:local >/dev/null 2>&1; then
  mmdebstrap --quiet --variant=minbase bookworm "$work/debian.tar"
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$work/debian.tar"
  buildah commit --quiet --rm "$container" fernwell-debian:local
  rm "$work/debian.tar"
fi
cp infra/local/* "$work"
cp "$(node -p process.execPath)" "$work/node"
cp -rL "$(dirname "$(realpath "$(command -v npm)")")/.." "$work/npm"
cp /etc/ssl/certs/ca-certificates.crt "$work/certificates.crt"
for base in node nginx postgres redis; do build --target $base -t fernwell-$base:local "$work"; done

args=(--build-arg BASE=localhost/fernwell-node:local --build-arg PROXY_BASE=localhost/fernwell-nginx:local
  --build-arg "PUBLIC_URL=$public_url" -f infra/Containerfile)
build "${args[@]}" --target api -t fernwell-api:local .
build "${args[@]}" --target proxy -t fernwell-proxy:local .
buildah images --filter reference='fernwell-*'
