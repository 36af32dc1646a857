#!/bin/sh
# Writes what Prometheus shall know of this machine into a file that prometheus-node-exporter reads: when the newest
# whole backup was made, and until when the certificate is good that visitors are shown.
#   deploy/machine-figures.sh BACKUPS HOST:PORT FILE
set -eu
umask 022
backups=${1:?Say where backups are: machine-figures.sh BACKUPS HOST:PORT FILE}
address=${2:?Say where visitors come in: machine-figures.sh BACKUPS HOST:PORT FILE}
file=${3:?Say which file: machine-figures.sh BACKUPS HOST:PORT FILE}

# backup.sh gives a file this name once it is whole.
newest=$(find "$backups" -maxdepth 1 -name 'leasing-site-*.dump' -printf '%T@ %s\n' 2>/dev/null | sort -n | tail -n 1)
shown=$(timeout 10 openssl s_client -connect "$address" </dev/null 2>/dev/null | openssl x509 -noout -enddate 2>/dev/null || true)

# Under another name until it is whole. What is not known has no line, and an alert looks for that.
trap 'rm -f "$file.part"' EXIT
{
  if [ -n "$newest" ]; then
    time=${newest% *}
    echo "leasing_site_backup_timestamp_seconds ${time%.*}"
    echo "leasing_site_backup_bytes ${newest#* }"
  fi
  if [ -n "$shown" ]; then
    echo "leasing_site_certificate_end_timestamp_seconds $(date -d "${shown#notAfter=}" +%s)"
  fi
} >"$file.part"
mv "$file.part" "$file"
