#!/bin/sh
# Writes a database into a new file of a folder, checks it, and removes the files there that are older than KEEP_DAYS.
#   deploy/backup.sh DATABASE FOLDER
# Connects as PGHOST, PGPORT, PGUSER and PGPASSFILE say, so that no password is among the arguments.
set -eu
umask 077
database=${1:?Say which database: backup.sh DATABASE FOLDER}
folder=${2:?Say which folder: backup.sh DATABASE FOLDER}
file=$folder/leasing-site-$(date -u +%Y%m%dT%H%M%SZ).dump

# Under another name until it is whole, so that no half of one is ever restored.
trap 'rm -f "$file.part"' EXIT
pg_dump --format=custom --no-owner --no-privileges --lock-wait-timeout=60s --file="$file.part" "$database"
pg_restore --list "$file.part" >/dev/null
sync "$file.part"
mv "$file.part" "$file"
find "$folder" -maxdepth 1 -name 'leasing-site-*.dump' -mtime +"${KEEP_DAYS:-14}" -delete
echo "$file"
