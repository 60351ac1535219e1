#!/usr/bin/env bash
# Dumps the database, encrypted for the holder of the backup key, and deletes dumps after 30 days, as the privacy policy
# promises. To read one: openssl cms -decrypt -binary -inform DER -inkey backup_key -in <file> | pg_restore …
set -euo pipefail
url=$(cat "${DATABASE_URL_FILE:?}")
certificate=${BACKUP_CERTIFICATE_FILE:?}
dir=${BACKUP_DIR:?}

file="fernwell-$(date -u +%Y%m%dT%H%M%SZ).dump.cms"
trap 'rm -f "$dir/$file.part"' EXIT
pg_dump --format=custom --no-owner "$url" |
  openssl cms -encrypt -binary -stream -outform DER -aes-256-gcm -out "$dir/$file.part" \
    -recip "$certificate" -keyopt rsa_padding_mode:oaep -keyopt rsa_oaep_md:sha256
mv "$dir/$file.part" "$dir/$file"
find "$dir" -name 'fernwell-*.dump.cms' -mtime +29 -delete
echo "wrote $file, $(stat -c %s "$dir/$file") bytes"
