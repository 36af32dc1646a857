import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { enquiryKinds } from '#shared/contracts/enquiry-kind.ts';
import { type Config, ConfigError, toConfig } from './config.ts';
import { listEmbeddedDefaults } from './embedded-defaults.ts';
import { addressFor } from './enquiry-addresses.ts';
import { listUnknownNames, readConfig } from './read-config.ts';
import { type Settings, settings } from './settings.ts';
import { toSiteIdentity } from './site-identity.ts';

const completeProduction = {
  NODE_ENV: 'production',
  SITE_ORIGIN: 'https://www.example.co.uk',
  DATABASE_URL: 'postgres://site:hunter22@db.example:5432/leasing',
  ACCOUNT_API_URL: 'https://accounts.example.co.uk',
  SMTP_URL: 'smtp://site:hunter22@mail.example.co.uk:587',
  MAIL_FROM: 'Example Leasing <no-reply@example.co.uk>',
  ENQUIRIES_TO: 'enquiries@example.co.uk',
  SITE_NAME: 'Leasing Options',
  LEGAL_NAME: 'Example Leasing Limited',
  COMPANY_NUMBER: '01234567',
  FCA_NUMBER: '123456',
  ICO_NUMBER: 'ZA000000',
  ADDRESS: '1 Example Street, Manchester, M1 1AA',
  PHONE: '020 7946 0000',
};

function readFaults(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

test('an empty environment gives a development site on this machine only', () => {
  const config = readConfig({});

  expect(config).toMatchObject({ environment: 'development', host: '127.0.0.1', port: 3000 });
  expect(config.siteOrigin).toBe('http://localhost:3000');
  expect(config.drainMs).toBeLessThan(config.shutdownLimitMs);
});

test('an empty value counts as left out', () => {
  expect(readConfig({ PORT: '', SITE_ORIGIN: '  ' })).toEqual(readConfig({}));
});

test('the result cannot be changed', () => {
  const config = readConfig({ SOCIAL_LINKS: 'https://one.example, https://two.example/us' });

  expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError);
  expect(() => Object.assign(config.identity, { name: 'x' })).toThrow(TypeError);
  expect(() => (config.identity.socialLinks as string[]).push('x')).toThrow(TypeError);
  expect(config.identity.socialLinks).toEqual(['https://one.example', 'https://two.example/us']);
});

test('opening hours are kept as text, and as days and minutes', () => {
  const { identity } = readConfig({ OPENING_HOURS: 'Tue-Wed 10am-4pm' });

  expect(identity.openingHours).toBe('Tue-Wed 10am-4pm');
  expect(identity.openingTimes).toEqual([
    { weekday: 2, opensAt: 600, closesAt: 960 },
    { weekday: 3, opensAt: 600, closesAt: 960 },
  ]);
});

test.each([
  ['NODE_ENV', 'staging'],
  ['PORT', '65536'],
  ['PORT', '3.5'],
  ['PORT', '0x50'],
  ['HOST', 'a host'],
  ['SITE_ORIGIN', 'https://www.example.co.uk/'],
  ['SITE_ORIGIN', 'ftp://example.co.uk'],
  ['SITE_ORIGIN', 'https://user:pass@example.co.uk'],
  ['ALLOW_EMBEDDED', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['OPENING_HOURS', 'whenever we like'],
  ['DATABASE_URL', 'mysql://db.example/x'],
  ['ACCOUNT_API_URL', 'accounts.internal'],
  ['ACCOUNT_API_URL', 'https://user:pass@accounts.example.co.uk'],
  ['ACCOUNT_API_URL', 'https://accounts.internal/'],
  ['REDIS_URL', 'http://redis.example'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://mail.example?tls=perhaps'],
  ['SMTP_URL', 'smtp://mail.example/?pool=true'],
  ['ENQUIRIES_TO', 'a@example.co.uk, b@example.co.uk'],
  ['ENQUIRIES_TO', 'complaint=a@example.co.uk'],
  ['ENQUIRIES_TO', 'a@example.co.uk, complaint=b'],
  ['ENQUIRIES_TO', 'a@example.co.uk, complaint=b@example.co.uk, complaint=c@example.co.uk'],
  ['ENQUIRIES_TO', 'a@example.co.uk, toString=b@example.co.uk'],
  ['ENQUIRIES_TO', 'a@example.co.uk\r\nBcc: b@example.co.uk'],
  ['INDEXNOW_KEY', 'short'],
  ['INDEXNOW_KEY', 'key/with-a-slash'],
  ['INDEXNOW_URL', 'http://indexnow.example'],
  ['DRAIN_MS', '2s'],
  ['METRICS_TOKEN', 'short'],
  ['SECURITY_CONTACT', 'security'],
  ['SECURITY_CONTACT', 'security@example.co.uk, http://www.example.co.uk/contact'],
  ['SECURITY_CONTACT', 'mailto:a@example.co.uk\nContact: b'],
  ['IMAGE_HOST', 'images.example.co.uk'],
  ['COMPANY_NUMBER', '12'],
  ['FCA_NUMBER', 'abc'],
  ['ICO_NUMBER', 'pending'],
  ['PHONE', 'ring us'],
  ['SOCIAL_LINKS', 'https://one.example,javascript:alert(1)'],
  ['ANALYTICS_ID', '<script>'],
  ['ANALYTICS_ID', 'G-ABC123DEF4'],
  ['ANALYTICS_ID', 'UA-1234567-1'],
  ['TRUST_SCORE', '5.1'],
  ['TRUST_SCORE', '4.55'],
  ['TRUST_SCORE_COUNT', '0'],
  ['TRUST_SCORE_DATE', '2026-02-30'],
  ['TRUST_SCORE_DATE', '2999-01-01'],
  ['GOOGLE_RATING', 'good'],
  ['TAG_MANAGER_URL', 'http://tags.example.co.uk/gtm.js'],
  ['TAG_MANAGER_URL', 'https://tags.example.co.uk/gtm.js;script-src'],
  ['TAG_MANAGER_URL', 'javascript://localhost/x'],
])('%s refuses %s, by name and without repeating it', (name, value) => {
  const faults = readFaults({ [name]: value });

  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${name} must `));
  expect(faults[0]).not.toContain(value);
});

test.each([
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'A <a@example.co.uk>, B <b@example.co.uk>' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ ENQUIRIES_WEBHOOK_URL: 'https://crm.example/enquiries' }, 'ENQUIRIES_WEBHOOK_SECRET'],
  [{ ENQUIRIES_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` }, 'ENQUIRIES_WEBHOOK_URL'],
])('a setting without the one that it needs is refused: %j', (env, name) => {
  expect(readFaults(env)).toEqual([expect.stringMatching(new RegExp(`^${name} must `))]);
});

test('a webhook is signed with a long secret, and reached by https unless it is on this machine', () => {
  const secret = `whsec_${'A'.repeat(44)}`;
  const faultsOf = (ENQUIRIES_WEBHOOK_URL: string, ENQUIRIES_WEBHOOK_SECRET = secret) =>
    readFaults({ ENQUIRIES_WEBHOOK_URL, ENQUIRIES_WEBHOOK_SECRET });

  expect(faultsOf('https://crm.example/enquiries')).toEqual([]);
  expect(faultsOf('http://127.0.0.1:4000/enquiries')).toEqual([]);
  expect(faultsOf('http://crm.example/enquiries')).toHaveLength(1);
  for (const bad of [
    'whsec_short',
    `whsec_${'A'.repeat(28)}`,
    `whsec_${'A'.repeat(92)}`,
    `whsec_${'A'.repeat(43)}!`,
    'A'.repeat(44),
  ])
    expect(faultsOf('https://crm.example/enquiries', bad)).toHaveLength(1);
});

test('all faults are reported together: malformed settings and unsuitable ones', () => {
  const faults = readFaults({ NODE_ENV: 'production', PORT: 'x', DRAIN_MS: 'y', SITE_ORIGIN: 'z' });

  expect(faults.map((fault) => fault.split(/[ :]/)[0])).toEqual([
    'PORT',
    'SITE_ORIGIN',
    'DRAIN_MS',
    'DATABASE_URL',
    'ACCOUNT_API_URL',
    'SMTP_URL',
    'ENQUIRIES_TO',
    'SITE_NAME',
    'LEGAL_NAME',
    'COMPANY_NUMBER',
    'FCA_NUMBER',
    'ICO_NUMBER',
    'ADDRESS',
    'PHONE',
  ]);
});

test('enquiries go to one address, and those of a kind to the address of that kind', () => {
  const { enquiriesTo } = readConfig({
    ENQUIRIES_TO:
      'leads@firm.co.uk, Complaint=complaints@firm.co.uk , data-protection-complaint=dpo@firm.co.uk,',
  });

  expect(addressFor(enquiriesTo, 'complaint')).toBe('complaints@firm.co.uk');
  expect(addressFor(enquiriesTo, 'data-protection-complaint')).toBe('dpo@firm.co.uk');
  for (const kind of ['quote', 'of-old', 'toString', 'default'])
    expect(addressFor(enquiriesTo, kind)).toBe('leads@firm.co.uk');
  expect(() => Object.assign(enquiriesTo.byKind, { quote: 'x' })).toThrow(TypeError);
});

test('a misspelt kind of enquiry is refused with the kind that was probably meant, and with all kinds', () => {
  const [fault] = readFaults({ ENQUIRIES_TO: 'leads@firm.co.uk, complant=secret@firm.co.uk' });

  expect(fault).toContain('entry 2 does not (did you mean complaint?)');
  for (const kind of enquiryKinds) expect(fault).toContain(kind);
  expect(fault).not.toMatch(/secret|complant/);
});

test('an address at a demonstration domain is an embedded default for any kind of enquiry', () => {
  const ENQUIRIES_TO = 'leads@firm.co.uk, fleet=fleet@example.com';

  expect(readFaults({ ...completeProduction, ENQUIRIES_TO })).toEqual([
    expect.stringMatching(/^ENQUIRIES_TO: .*demonstration address/),
  ]);
  expect(readFaults({ ...completeProduction, ENQUIRIES_TO: 'leads@firm.co.uk, fleet=f@firm.co.uk' })).toEqual(
    [],
  );
});

test('no fault shows the password of the database', () => {
  expect(readFaults({ DATABASE_URL: 'mysql://site:hunter22@db' }).join()).not.toContain('hunter22');
});

test('production refuses each embedded default and accepts a complete configuration', () => {
  expect(readFaults(completeProduction)).toEqual([]);
  for (const name of Object.keys(completeProduction).filter((key) => key !== 'NODE_ENV')) {
    const faults = readFaults({ ...completeProduction, [name]: undefined });
    expect(faults, name).toHaveLength(1);
    expect(faults[0]).toContain(name);
  }
});

test('production without https is refused', () => {
  expect(readFaults({ ...completeProduction, SITE_ORIGIN: 'http://www.example.co.uk' })).toHaveLength(1);
});

test('production runs on embedded defaults when told to, and can list them', () => {
  const config = readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' });

  expect(config.host).toBe('0.0.0.0');
  expect(listEmbeddedDefaults(config)).toHaveLength(12);
  expect(listEmbeddedDefaults(readConfig(completeProduction))).toEqual([]);
});

test('demonstration data is on in development, and in production only if its own setting says so', () => {
  expect(readConfig({}).demonstrationData).toBe(true);
  expect(readConfig({ NODE_ENV: 'test' }).demonstrationData).toBe(true);
  expect(readConfig({ DEMONSTRATION_DATA: 'false' }).demonstrationData).toBe(false);
  expect(readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' }).demonstrationData).toBe(false);
  expect(readConfig({ ...completeProduction, DEMONSTRATION_DATA: 'true' }).demonstrationData).toBe(true);
});

test.each([
  { DRAIN_MS: '2000', SHUTDOWN_LIMIT_MS: '2000' },
  { DRAIN_MS: '20000' },
  { SHUTDOWN_LIMIT_MS: '1000' },
])('a drain that leaves no time before the limit is refused: %j', (env) => {
  expect(readFaults(env)).toEqual([expect.stringMatching(/^DRAIN_MS must be less than SHUTDOWN_LIMIT_MS/)]);
  expect(readFaults({ DRAIN_MS: '1999', SHUTDOWN_LIMIT_MS: '2000' })).toEqual([]);
});

test('pictures by http on a site by https are refused, because browsers do not load them', () => {
  const env = { SITE_ORIGIN: 'https://www.example.co.uk', IMAGE_HOST: 'http://images.example.co.uk' };

  expect(readFaults(env)).toEqual([expect.stringMatching(/^IMAGE_HOST must begin with https:\/\/ where /)]);
  expect(readFaults({ ...env, IMAGE_HOST: 'https://images.example.co.uk' })).toEqual([]);
  expect(readFaults({ IMAGE_HOST: env.IMAGE_HOST })).toEqual([]);
});

test('a misspelt name is reported beside the fault that it leads to, without its value', () => {
  const { DATABASE_URL, ...rest } = completeProduction;

  expect(() => readConfig({ ...rest, DATABSE_URL: DATABASE_URL })).toThrow(
    /- DATABASE_URL: .*\n- DATABSE_URL is not a setting: did you mean DATABASE_URL\?$/,
  );
  expect(() => readConfig({ ...rest, DATABSE_URL: DATABASE_URL })).not.toThrow(/hunter22/);
});

test('a site that starts hints at unknown names: in a file all of them, in the environment those that look like ours', () => {
  expect(readConfig({ SITE_ORGIN: 'x', EDITOR: 'vi', SMTP_URI: '' }).nameHints).toEqual([
    'SITE_ORGIN is not a setting: did you mean SITE_ORIGIN?',
  ]);
  const env = { SITE_ORGIN: 'x', COLOUR_SCHEME: 'dark' };
  expect(readConfig(env, ['COLOUR_SCHEME', 'PORT']).nameHints).toEqual([
    'COLOUR_SCHEME is not a setting: .env.example names them all.',
    'SITE_ORGIN is not a setting: did you mean SITE_ORIGIN?',
  ]);
});

test('a phone number reserved for drama is recognised in any spelling', () => {
  expect(readFaults({ ...completeProduction, PHONE: '+44 161 496 0999' })).toHaveLength(1);
});

test('the site calls itself a demonstration until every fact of the firm is given', () => {
  const { LEGAL_NAME, COMPANY_NUMBER, FCA_NUMBER, ADDRESS } = completeProduction;

  expect(identityOf(readConfig({}))).toEqual([true, 'Demonstration site, not an authorised firm']);
  expect(identityOf(readConfig({ LEGAL_NAME, COMPANY_NUMBER, FCA_NUMBER, ADDRESS }))[0]).toBe(true);
});

test('a firm is named with its numbers and its address', () => {
  const [isDemonstration, legalLine] = identityOf(readConfig(completeProduction));

  expect(isDemonstration).toBe(false);
  expect(legalLine).toContain('Example Leasing Limited is a credit broker, not a lender');
  expect(legalLine).toContain('reference number 123456');
  expect(legalLine).toContain('Registered office: 1 Example Street, Manchester, M1 1AA.');
  expect(legalLine).toContain('Information Commissioner’s Office, number ZA000000.');
});

function without(names: readonly string[], others: readonly string[]): readonly string[] {
  return names.filter((name) => !others.includes(name));
}

test('.env.example has exactly the settings that are read', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const explained = Array.from(example.matchAll(/^([A-Z_]+)=/gm), ([, name]) => name ?? '');
  const read = Object.keys(settings.shape);

  expect(without(read, explained), 'settings of settings.ts to be explained in .env.example').toEqual([]);
  expect(without(explained, read), 'lines of .env.example that are no setting').toEqual([]);
  expect(new Set(explained).size).toBe(explained.length);
});

test('the configuration is made from every setting', () => {
  const used = new Set<string>();
  const given = settings.parse({ ANALYTICS_ID: 'GTM-1' });
  const get = (_: Settings, name: string | symbol) => {
    used.add(String(name));
    return given[name as keyof Settings];
  };
  toConfig(new Proxy(given, { get }));

  const idle = without(Object.keys(settings.shape), [...used]);
  expect(idle, 'settings that toConfig (config.ts) does not read').toEqual([]);
});

test('.env.example unchanged gives the defaults', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const env = Object.fromEntries(
    [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, key, value]) => [key, value]),
  );

  expect(readConfig(env)).toEqual(readConfig({}));
});

function identityOf(config: Config): readonly [boolean, string] {
  const { isDemonstration, legalLine } = toSiteIdentity(config);
  return [isDemonstration, legalLine];
}

test('there is a tag manager only if its container is set, and its address contains it', () => {
  expect(readConfig({ TAG_MANAGER_URL: 'https://tags.example.co.uk/gtm.js' }).tagManagerUrl).toBeUndefined();
  expect(readConfig({ ANALYTICS_ID: 'GTM-1' }).tagManagerUrl).toBe(
    'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  );
});

test('a rating must be complete or absent; by default there is none', () => {
  const trust = {
    TRUST_SCORE: '4.6',
    TRUST_SCORE_SOURCE: 'Example Reviews',
    TRUST_SCORE_COUNT: '1234',
    TRUST_SCORE_DATE: '2026-11-01',
  };

  expect(readConfig({}).ratings).toEqual({});
  expect(toSiteIdentity(readConfig({}))).not.toHaveProperty('ratings');
  expect(toSiteIdentity(readConfig(trust)).ratings).toEqual({
    trust: { score: 4.6, source: 'Example Reviews', count: 1234, date: '2026-11-01' },
  });
  for (const left of Object.keys(trust)) {
    const faults = readFaults({ ...trust, [left]: '' });

    expect(faults).toHaveLength(3);
    for (const fault of faults) expect(fault).toMatch(new RegExp(`^${left} must be set where`));
  }
  expect(readFaults({ GOOGLE_RATING: '4.7' })).toEqual([
    'GOOGLE_RATING_COUNT and GOOGLE_RATING_DATE must be set where GOOGLE_RATING is',
  ]);
});

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
