#!/usr/bin/env bash
# Creates the database at the first start, as the public image does, and runs PostgreSQL.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth=scram-sha-256
  echo "host all all all scram-sha-256" >>"$PGDATA/pg_hba.conf"
  export PGUSER=$POSTGRES_USER PGPASSWORD
  PGPASSWORD=$(cat "$POSTGRES_PASSWORD_FILE")
  pg_ctl --wait --options="-c listen_addresses=''" start
  createdb "$POSTGRES_DB"
  pg_ctl --wait stop
fi
exec postgres -c listen_addresses='*'
