#!/usr/bin/env bash
# Writes the secrets that infra/compose.yaml mounts to infra/secrets, and keeps those that are there.
# Usage: SMTP_URL=smtps://user:password@mail.example infra/make-secrets.sh <host name> [folder]
set -euo pipefail
host=${1:?the host name of the product, such as fernwell.example}
dir=${2:-$(dirname "$0")/secrets}
mkdir -p "$dir"
# The containers' users must read the files. Nobody else gets into the folder.
chmod 700 "$dir"
umask 022
cd "$dir"

write() { [ -e "$1" ] || printf '%s\n' "$2" >"$1"; }
random() { openssl rand -hex 32; }

write database_password "$(random)"
write database_url "postgres://fernwell:$(cat database_password)@postgres:5432/fernwell"
if [ ! -e redis_conf ]; then
  password=$(random)
  printf 'requirepass %s\n' "$password" >redis_conf
  printf 'redis://:%s@redis:6379/0\n' "$password" >redis_url
fi
write code_secret "$(random)"
[ -e smtp_url ] || write smtp_url "${SMTP_URL:?the address of the mail server, with its user and password}"
# Empty: not in use. Put the values in for payments with Stripe, a language model and reminders, and the old ones when rotating.
for name in code_secret_previous stripe_secret_key stripe_webhook_secret stripe_webhook_secret_previous model_key \
  push_private_key; do
  write $name ""
done

if [ ! -e tls_certificate ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj "/CN=$host" \
    -addext "subjectAltName=$([[ $host =~ ^[0-9.]+$ ]] && echo IP || echo DNS):$host" \
    -keyout tls_key -out tls_certificate 2>/dev/null
  chmod 644 tls_key
  echo "tls_certificate is self-signed and lasts 30 days: replace it and tls_key"
fi
if [ ! -e backup_certificate ]; then
  openssl req -x509 -newkey rsa:3072 -nodes -days 3650 -subj "/CN=$host backups" \
    -keyout backup_key -out backup_certificate 2>/dev/null
  echo "backup_key opens the backups: keep it somewhere else and delete it here"
fi
