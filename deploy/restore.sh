#!/bin/sh
# Fills an empty database from a file of backup.sh. Refuses one that has tables, so that it never overwrites.
#   deploy/restore.sh DATABASE FILE
# Connects as PGHOST, PGPORT, PGUSER and PGPASSFILE say.
set -eu
database=${1:?Say which database: restore.sh DATABASE FILE}
file=${2:?Say which file: restore.sh DATABASE FILE}

ask() { psql --no-psqlrc --tuples-only --no-align --dbname="$database" --command="$1"; }
tables=$(ask "select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
if [ "$tables" != 0 ]; then
  echo "The database $database has $tables tables already. Restore into an empty one: createdb NAME" >&2
  exit 1
fi
# Everything belongs to whom the database belongs to, as whom the site connects.
owner=$(ask 'select pg_get_userbyid(datdba) from pg_database where datname = current_database()')
pg_restore --exit-on-error --no-owner --role="$owner" --no-privileges --jobs="${JOBS:-2}" --dbname="$database" "$file"
# Without it the first questions are planned as if every table were empty.
ask analyze >/dev/null
