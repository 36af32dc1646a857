#!/bin/sh
# certbot's hook: puts the certificate that it has just got where HAProxy reads it, and lets HAProxy read it again.
#   certbot certonly … --deploy-hook /opt/leasing-site/current/deploy/renewed-certificate.sh
set -eu
umask 077
certificate=${CERTIFICATE:-/etc/haproxy/site.pem}
cat "${RENEWED_LINEAGE:?certbot says where the certificate is}/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" >"$certificate.new"
mv "$certificate.new" "$certificate"
${RELOAD:-systemctl reload haproxy}
