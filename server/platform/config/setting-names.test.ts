import { expect, test } from 'vitest';
import { listUnknownNames } from './setting-names.ts';
import { settings } from './settings.ts';

const inEnvironment = (...names: readonly string[]) => listUnknownNames({ names, from: 'environment' });
const inFile = (...names: readonly string[]) => listUnknownNames({ names, from: 'file' });

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SITE_ORGIN', 'SITE_ORIGIN'],
  ['ENQUIRY_TO', 'ENQUIRIES_TO'],
  ['SMTP_URI', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SMTPURL', 'SMTP_URL'],
  ['REDISURL', 'REDIS_URL'],
  ['database-url', 'DATABASE_URL'],
  ['NODE_EVN', 'NODE_ENV'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['MAILFROM', 'MAIL_FROM'],
  ['ALLOW_EMBEDED', 'ALLOW_EMBEDDED'],
  ['DEMONSTRATIONS_DATA', 'DEMONSTRATION_DATA'],
  ['FCA_NUMBR', 'FCA_NUMBER'],
  ['port', 'PORT'],
])('%s in the environment is taken for %s', (name, setting) => {
  const hint = `${name} is not a setting: did you mean ${setting}?`;

  expect(inEnvironment('PATH', name)).toEqual([hint]);
  expect(inFile(name)).toEqual([hint]);
});

// Names of settings of shells, npm, containers, platforms, other databases and mail tools.
const foreign = `PATH HOME USER LOGNAME HOSTNAME HOSTTYPE MACHTYPE SHELL SHLVL TERM LANG LC_ALL TZ PWD OLDPWD EDITOR PAGER
  MAIL MAILCHECK TMPDIR TEMP DISPLAY SSH_AUTH_SOCK SSH_CONNECTION XDG_RUNTIME_DIR XDG_DATA_DIRS DBUS_SESSION_BUS_ADDRESS
  COLUMNS LINES PS1 IFS PPID UID EUID RANDOM SECONDS COLORTERM LS_COLORS INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET
  NODE_OPTIONS NODE_PATH NODE_VERSION NODE_EXTRA_CA_CERTS NODE_DEBUG NODE_NO_WARNINGS NODE_V8_COVERAGE YARN_VERSION
  NODE_TLS_REJECT_UNAUTHORIZED NODE_PENDING_DEPRECATION UV_THREADPOOL_SIZE INIT_CWD npm_config_cache npm_package_name
  npm_execpath npm_lifecycle_event npm_node_execpath npm_command npm_config_registry COREPACK_ROOT FORCE_COLOR NO_COLOR CI
  HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy https_proxy no_proxy SSL_CERT_FILE SSL_CERT_DIR
  KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_PORT_443_TCP_ADDR POD_NAME POD_IP POD_NAMESPACE
  DYNO RENDER RENDER_SERVICE_ID RENDER_EXTERNAL_URL RENDER_INSTANCE_ID FLY_APP_NAME FLY_REGION FLY_MACHINE_ID
  RAILWAY_ENVIRONMENT RAILWAY_PUBLIC_DOMAIN WEBSITE_SITE_NAME WEBSITE_HOSTNAME WEBSITES_PORT SERVER_PORT HTTP_PORT
  AWS_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_EXECUTION_ENV ECS_CONTAINER_METADATA_URI GOOGLE_CLOUD_PROJECT
  GOOGLE_APPLICATION_CREDENTIALS K_SERVICE K_REVISION K_CONFIGURATION PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGSSLMODE
  POSTGRES_USER POSTGRES_PASSWORD POSTGRES_DB REDIS_HOST REDIS_PORT REDIS_PASSWORD REDIS_TLS_URL SMTP_HOST SMTP_PORT
  SMTP_USER SMTP_PASS MAIL_HOST MAIL_PORT MAIL_USERNAME SENTRY_DSN DATADOG_API_KEY DD_API_KEY OTEL_SERVICE_NAME
  OTEL_EXPORTER_OTLP_ENDPOINT NEW_RELIC_LICENSE_KEY VITEST VITEST_WORKER_ID DEBUG GIT_AUTHOR_NAME GITHUB_TOKEN
  GITHUB_REPOSITORY CHROMIUM_PATH TEST_DATABASE_URL E2E_PORT E2E_DATA_FOLDER WSL_DISTRO_NAME windir APPDATA ProgramFiles
  COMPUTERNAME USERNAME USERDOMAIN NUMBER_OF_PROCESSORS PROCESSOR_ARCHITECTURE PUBLIC ComSpec HOMEDRIVE HOMEPATH OS`;

test('names of shells, platforms and tools are not reported', () => {
  expect(inEnvironment(...foreign.split(/\s+/))).toEqual([]);
});

test('a name in the environment that is near a setting is not reported if that setting is there too', () => {
  expect(inEnvironment('SMTP_URI', 'SMTP_URL')).toEqual([]);
  expect(inFile('SMTP_URI', 'SMTP_URL')).toEqual(['SMTP_URI is not a setting: did you mean SMTP_URL?']);
});

test('every unknown name in a file is reported, near to a setting or not', () => {
  expect(inFile('PORT', 'COLOUR_SCHEME', 'SITE_ORGIN')).toEqual([
    'COLOUR_SCHEME is not a setting: .env.example names them all.',
    'SITE_ORGIN is not a setting: did you mean SITE_ORIGIN?',
  ]);
});

test('no setting is taken for a misspelt one', () => {
  expect(inFile(...Object.keys(settings.shape))).toEqual([]);
});
