#!/usr/bin/env bash
# Compares what the proxy and a server send for the same addresses: status, headers and bytes.
# Usage: infra/compare-headers.sh <address of the proxy> <address of a server>
set -euo pipefail
proxy=$1 server=$2

# Headers that differ between two responses of one server, or that belong to the connection.
volatile='^(accept-ranges|date|server|connection|keep-alive|transfer-encoding|etag|last-modified|x-request-id):'
describe() {
  local head body
  head=$(mktemp) body=$(mktemp)
  curl -sSk -D "$head" -o "$body" -H "Accept-Encoding: $2" -H 'Accept: text/html' "$1"
  tr -d '\r' <"$head" | sed -E 's:^HTTP/\S+ ([0-9]+).*:status\: \1:' | tr '[:upper:]' '[:lower:]' | grep . | grep -vE "$volatile" | sort
  sha256sum <"$body"
  rm "$head" "$body"
}

# One file of each type that the landing page uses, and addresses that the proxy passes on.
files=$(curl -sSk "$proxy/" | grep -oE '/assets/[A-Za-z0-9_.-]+\.(js|css|woff2|avif|webp)' | sort -u | awk -F. '!seen[$NF]++')
count=0
for address in $files /assets/none.js / /about /robots.txt /api/nothing; do
  for encoding in br gzip identity 'br;q=0, gzip'; do
    if ! diff <(describe "$proxy$address" "$encoding") <(describe "$server$address" "$encoding"); then
      echo "$address differs for a client that accepts $encoding" >&2
      exit 1
    fi
    count=$((count + 1))
  done
done
echo "$count responses of the proxy are those of the server"
