#!/usr/bin/env bash
# Builds the images on this machine and tries them: server and worker against this machine's PostgreSQL and Redis, the
# proxy with TLS in front, and a sign-up in a browser. Removes what it made, except the images.
# Needs root, buildah and mmdebstrap; `--built` uses the images of the last build. FIRST_PORT chooses other ports.
set -euo pipefail
# Each background job gets a process group of its own, to be stopped as a whole.
set -m
cd "$(dirname "$0")/.."
. scripts/toolchain.sh
export BUILDAH_ISOLATION=${BUILDAH_ISOLATION:-chroot} STORAGE_DRIVER=${STORAGE_DRIVER:-vfs}
first_port=${FIRST_PORT:-22000}
smtp_port=$((first_port + 25)) mail_port=$((first_port + 26))
http_port=$((first_port + 80)) https_port=$((first_port + 43))
url=https://127.0.0.1:$https_port
work=$(mktemp -d)
database=fernwell_try_images_$$
containers=() pids=()

clean_up() {
  for pid in "${pids[@]}"; do kill -- "-$pid" 2>/dev/null || true; done
  for container in "${containers[@]}"; do buildah rm "$container" >/dev/null || true; done
  psql -q -h 127.0.0.1 -U postgres -c "drop database if exists $database with (force)" || true
  rm -rf "$work"
}
trap clean_up EXIT
fail() { echo "$1" >&2; tail -n 20 "$work"/*.log >&2; exit 1; }
is_listening() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
wait_for() { for _ in $(seq 240); do if "$@"; then return; fi; sleep 0.5; done; fail "waited too long: $*"; }
is_ready() { [ "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$1/readyz")" = 200 ]; }
start() {
  "${@:2}" >"$work/$1.log" 2>&1 &
  pids+=($!)
}
new_container() { container=$(buildah from "$1"); containers+=("$container"); }

[ "${1:-}" = --built ] || infra/build-images.sh "$url"

SMTP_URL=smtp://127.0.0.1:$smtp_port infra/make-secrets.sh 127.0.0.1 "$work/secrets"
echo "postgres://postgres@127.0.0.1:5432/$database" >"$work/secrets/database_url"
echo "redis://127.0.0.1:6379/11" >"$work/secrets/redis_url"
# Here the whole folder is mounted, so the containers' users must get into it.
chmod 711 "$work/secrets"
settings=(--volume "$work/secrets:/run/secrets:ro" --env BILLING=demo --env "PUBLIC_URL=$url"
  --env 'MAIL_FROM=Fernwell <hello@fernwell.example>' --env TRUSTED_PROXIES=127.0.0.1 --env HOST=127.0.0.1
  --env ACCEPTED_RISKS=weak-database-password,plain-database,weak-redis-password,plain-redis,plain-smtp)
for name in database_url redis_url smtp_url code_secret; do
  settings+=(--env "${name^^}_FILE=/run/secrets/$name")
done
run() { buildah run "${settings[@]}" "${@:2}" "$1" -- node "${command[@]}"; }

start mail pnpm exec maildev --smtp "$smtp_port" --web "$mail_port" --ip 127.0.0.1
new_container fernwell-api:local
for arguments in create-database migrate "catalogue import"; do
  command=(apps/api/src/cli.ts $arguments)
  run "$container"
done
server_port=$((first_port + 1)) internal_port=$((first_port + 2)) worker_port=$((first_port + 3))
command=(apps/api/src/server.ts)
start server run "$container" --env "PORT=$server_port" --env "INTERNAL_PORT=$internal_port"
new_container fernwell-api:local
command=(apps/api/src/worker.ts)
start worker run "$container" --env "WORKER_INTERNAL_PORT=$worker_port"

# The committed configuration with this machine's ports. buildah passes the output on in a pipe that only root can open.
sed -e 's:access_log /dev/stdout:access_log /tmp/access.log:' -e "s/172.30.57.21:4000/127.0.0.1:$server_port/" -e '/172.30.57.22:4000/d' \
  -e "s/listen 8080/listen 127.0.0.1:$http_port/" -e "s/listen 8443/listen 127.0.0.1:$https_port/" \
  infra/proxy/nginx.conf >"$work/nginx.conf"
new_container fernwell-proxy:local
start proxy buildah run --volume "$work/secrets:/run/secrets:ro" --volume "$work/nginx.conf:/etc/nginx/nginx.conf:ro" \
  "$container" -- nginx -g "daemon off;"

wait_for is_ready "$internal_port"
wait_for is_ready "$worker_port"
wait_for is_listening "$https_port"
wait_for is_listening "$mail_port"
pnpm --silent --filter @fernwell/e2e try-sign-up --url "$url" --mail "http://127.0.0.1:$mail_port"
infra/compare-headers.sh "$url" "http://127.0.0.1:$server_port"

echo "all good"
