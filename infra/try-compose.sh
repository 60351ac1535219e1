#!/usr/bin/env bash
# Starts infra/compose.yaml on this machine with podman and docker-compose, signs up through TLS, stops one server after the
# other under load, and makes a backup and reads it. Removes what it made, except the images of infra/build-images.sh.
# Needs root, and from Debian: podman, runc, docker-compose. FIRST_PORT chooses other ports.
set -euo pipefail
set -m
cd "$(dirname "$0")/.."
. scripts/toolchain.sh
for tool in podman runc docker-compose; do
  command -v $tool >/dev/null || { echo "$tool is missing: apt-get install podman runc docker-compose" >&2; exit 1; }
done
first_port=${FIRST_PORT:-22000}
smtp_port=$((first_port + 25)) mail_port=$((first_port + 26))
https_port=$((first_port + 43)) http_port=$((first_port + 80))
url=https://127.0.0.1:$https_port
work=$(mktemp -d)
pids=()

# podman's own healthchecks need systemd, and raising limits may be forbidden; so both are done without.
cat >"$work/containers.conf" <<END
[containers]
default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "$(command -v runc)"
conmon_path = ["$(command -v conmon)"]
compat_api_enforce_docker_hub = false
END
export CONTAINERS_CONF=$work/containers.conf DOCKER_HOST=unix://$work/podman.sock COMPOSE_PROJECT_NAME=fernwell_try
compose() { docker-compose --project-directory "$work/infra" -f "$work/infra/compose.yaml" "$@"; }
container() { echo "${COMPOSE_PROJECT_NAME}_$1_1"; }

clean_up() {
  compose --profile backup down --volumes --timeout 5 >"$work/down.log" 2>&1 || cat "$work/down.log"
  for pid in "${pids[@]}"; do kill -- "-$pid" 2>/dev/null || true; done
  rm -rf "$work"
}
trap clean_up EXIT
fail() { echo "$1" >&2; compose logs --tail 20 >&2 || true; exit 1; }
start() { "${@:2}" >"$work/$1.log" 2>&1 & pids+=($!); }
wait_for() { for _ in $(seq 240); do if "$@"; then return; fi; sleep 0.5; done; fail "waited too long: $*"; }
is_socket() { [ -S "$1" ]; }
is_healthy() { podman healthcheck run "$(container "$1")" >/dev/null 2>&1; }
check_health() { while true; do podman ps -q | xargs -r -n 1 podman healthcheck run || true; sleep 1; done; }

[ "${1:-}" = --built ] || infra/build-images.sh "$url"

mkdir "$work/infra"
cp -r infra/compose.yaml infra/backup "$work/infra"
host=$(ip route get 192.0.2.1 | sed -n 's/.* src \(\S*\).*/\1/p')
SMTP_URL=smtp://$host:$smtp_port infra/make-secrets.sh 127.0.0.1 "$work/infra/secrets"
mv "$work/infra/secrets/backup_key" "$work"
install -d -o 999 -g 999 "$work/backups"
pnpm --silent media --sample --dir "${MEDIA_DIR:-$work/media}"
sed -e "s|^PUBLIC_URL=.*|PUBLIC_URL=$url|" -e "s|^FERNWELL_VERSION=.*|FERNWELL_VERSION=local|" \
  -e "s|^ACCEPTED_RISKS=.*|ACCEPTED_RISKS=plain-smtp|" \
  -e "s|^HTTP_PORT=.*|HTTP_PORT=$http_port|" -e "s|^HTTPS_PORT=.*|HTTPS_PORT=$https_port|" \
  -e "s|^MEDIA_DIR=.*|MEDIA_DIR=${MEDIA_DIR:-$work/media}|" -e "s|^BACKUP_DIR=.*|BACKUP_DIR=$work/backups|" \
  -e '/^COMPOSE_PROJECT_NAME/d' infra/.env.example >"$work/infra/.env"
printf 'POSTGRES_IMAGE=localhost/fernwell-postgres:local\nREDIS_IMAGE=localhost/fernwell-redis:local\n' >>"$work/infra/.env"

start podman podman system service --time=0 "$DOCKER_HOST"
wait_for is_socket "$work/podman.sock"
start health check_health
start mail pnpm exec maildev --smtp "$smtp_port" --web "$mail_port" --ip 0.0.0.0

started=$SECONDS
compose up -d --no-build || fail "not everything starts"
wait_for is_healthy proxy
echo "everything is up after $((SECONDS - started)) s"
compose ps

pnpm --silent --filter @fernwell/e2e try-sign-up --url "$url" --mail "http://127.0.0.1:$mail_port"
infra/compare-headers.sh "$url" http://172.30.57.21:4000

# No root, no writable root file system, and TLS for everybody.
for service in server-1 worker; do
  [ "$(podman exec "$(container $service)" id -u)" = 10001 ] || fail "$service runs as another user"
  ! podman exec "$(container $service)" touch /srv/fernwell/file 2>/dev/null || fail "$service can write files"
done
[ "$(curl -s -o /dev/null -w '%{http_code} %{redirect_url}' "http://127.0.0.1:$http_port/about?a=1")" = "308 https://127.0.0.1/about?a=1" ] ||
  fail "HTTP is not redirected"

# Pages and calls go on while one server stops, and while the other is killed.
call() {
  while [ ! -e "$work/enough" ]; do
    curl -sk -m 10 -o /dev/null -w '%{http_code}\n' "$url/about"
    curl -sk -m 10 -o /dev/null -w '%{http_code}\n' "$url/api/profile"
    curl -sk -m 10 -o /dev/null -w '%{http_code}\n' -H 'content-type: application/json' -d '{}' "$url/api/login"
  done
}
under_load() {
  local name=$1
  rm -f "$work/enough"
  start "$name" call
  "${@:2}"
  local before
  before=$(wc -l <"$work/$name.log")
  has_more() { [ "$(wc -l <"$work/$name.log")" -gt $((before + 60)) ]; }
  wait_for has_more
  touch "$work/enough"
  wait "${pids[-1]}"
  echo "$name: $(wc -l <"$work/$name.log") requests, of which failed: $(grep -cE '^(000|5)' "$work/$name.log" || true)"
}
under_load stopping compose stop server-1
[ "$(podman inspect -f '{{.State.ExitCode}}' "$(container server-1)")" = 0 ] || fail "the server did not stop cleanly"
! grep -qE '^(000|5)' "$work/stopping.log" || fail "requests failed while a server stopped"
compose start server-1
wait_for is_healthy server-1
under_load killing podman kill "$(container server-2)"
! grep -qE '^(000|5)' <(sed -n '1~3p;2~3p' "$work/killing.log") || fail "a GET failed while a server was killed"

# Without any server a caller reads so, and what people type reaches no log of the proxy.
compose stop server-1
curl -sk "$url/api/meals/peanut-butter?typed=walnut" | grep -q '"code":"busy"' || fail "no sentence without a server"
compose start server-1 server-2
wait_for is_healthy server-1
wait_for is_healthy server-2
curl -sk -o /dev/null "$url/api/meals/peanut-butter?typed=walnut"
! podman logs "$(container proxy)" 2>&1 | grep -qE 'walnut|peanut' || fail "the proxy logs addresses"
ask_800_times() { curl -sk --parallel --parallel-max 100 "$@" "$url/robots.txt?[1-800]"; }
ask_800_times -w '%{http_code}\n' -o /dev/null | sort | uniq -c | tr '\n' ' '
echo "(statuses of 800 requests at once)"
[[ $(ask_800_times) == *too_many_requests* ]] || fail "requests are not limited"

# A backup that can be read.
compose --profile backup run --rm backup
openssl cms -decrypt -binary -inform DER -inkey "$work/backup_key" -in "$work"/backups/*.cms -out "$work/fernwell.dump"
echo "the backup has $(pg_restore --list "$work/fernwell.dump" | grep -c 'TABLE DATA') tables"

podman stats --no-stream --format 'table {{.Name}} {{.MemUsage}} {{.CPU}}'
echo "all good after $SECONDS s"
