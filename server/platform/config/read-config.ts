import { join } from 'node:path';
import { toCompetitionSettings } from './competition.ts';
import type { Identity } from './config.ts';
import { type Config, ConfigError } from './config.ts';
import { listEmbeddedDefaults } from './embedded-defaults.ts';
import { toDvla, toSearch, toSearchAdministration, toSmtp, toWebhook } from './outgoing.ts';
import { toRatings } from './ratings.ts';
import { listUnknownNames } from './setting-names.ts';
import { findUnpaired } from './setting-pairs.ts';
import { type Settings, settings } from './settings.ts';

/**
 * Reads the environment. Throws a `ConfigError` with every fault at once; no message repeats a value. `fileNames` are
 * the names that a settings file gave: there every unknown one is told, in the environment those that look like ours.
 */
export function readConfig(env: NodeJS.ProcessEnv, fileNames: readonly string[] = []): Config {
  const given = Object.keys(settings.shape).flatMap((name) => {
    const value = env[name]?.trim();
    return value ? [[name, value] as const] : [];
  });
  const malformed = findMalformed(Object.fromEntries(given));
  const unpaired = findUnpaired(given.map(([name]) => name));
  const faulty = new Map([...unpaired, ...malformed]);
  // What is malformed is set aside, so that the rest is still looked at and nobody learns of faults one by one.
  const wellFormed = given.filter(([name]) => !malformed.has(name));
  const config = toConfig(settings.parse(Object.fromEntries(wellFormed)));
  const unfit = listUnfitDefaults(config).filter((line) => !faulty.has(line.slice(0, line.indexOf(':'))));
  const faults = [...faulty.values(), ...listContradictions(config), ...unfit];
  const unknown = listAllUnknown(env, fileNames);
  if (faults.length > 0) throw new ConfigError(faults, unknown);
  return Object.freeze({ ...config, nameHints: Object.freeze(unknown) });
}

function listAllUnknown(env: NodeJS.ProcessEnv, fileNames: readonly string[]): readonly string[] {
  const names = Object.keys(env).filter((name) => env[name]?.trim() && !fileNames.includes(name));
  return [
    ...listUnknownNames({ names: fileNames, from: 'file' }),
    ...listUnknownNames({ names, from: 'environment' }),
  ];
}

/** Settings that are each well-formed and cannot be kept together. */
function listContradictions({ drainMs, shutdownLimitMs }: Config): readonly string[] {
  if (drainMs < shutdownLimitMs) return [];
  return [
    'DRAIN_MS must be less than SHUTDOWN_LIMIT_MS (2000 and 15000 where left out): both count from the signal, and at the limit whatever is still being answered is cut off',
  ];
}

/** A sentence for each setting that cannot be read, by its name. */
function findMalformed(given: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const issues = settings.safeParse(given).error?.issues ?? [];
  return new Map(issues.map(({ path, message }) => [String(path[0]), `${String(path[0])} ${message}`]));
}

/** What a demonstration may lean on and a production site may not, unless ALLOW_EMBEDDED says so. */
function listUnfitDefaults(config: Config): readonly string[] {
  if (!config.isProduction || config.allowEmbedded) return [];
  return listEmbeddedDefaults(config).map((line) => `${line}. Set it, or ALLOW_EMBEDDED=true`);
}

function toConfig(read: Settings): Config {
  const isProduction = read.NODE_ENV === 'production';
  return Object.freeze({
    environment: read.NODE_ENV,
    isProduction,
    port: read.PORT,
    host: read.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    siteOrigin: read.SITE_ORIGIN ?? `http://localhost:${read.PORT}`,
    allowEmbedded: read.ALLOW_EMBEDDED,
    demonstrationData: read.DEMONSTRATION_DATA ?? !isProduction,
    trustProxyHops: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    databaseUrl: read.DATABASE_URL,
    accountApiUrl: read.ACCOUNT_API_URL,
    redisUrl: read.REDIS_URL,
    smtp: toSmtp(read),
    enquiriesTo: read.ENQUIRIES_TO,
    enquiriesWebhook: toWebhook(read),
    search: toSearch(read),
    searchAdministration: toSearchAdministration(read),
    dvla: toDvla(read),
    competition: toCompetitionSettings(read),
    dataFolder: read.DATA_FOLDER,
    assetsFolder: read.ASSETS_FOLDER ?? join(read.DATA_FOLDER, 'assets'),
    drainMs: read.DRAIN_MS,
    shutdownLimitMs: read.SHUTDOWN_LIMIT_MS,
    renderTimeoutMs: read.RENDER_TIMEOUT_MS,
    maxConcurrentRenders: read.MAX_CONCURRENT_RENDERS,
    pageCacheBytes: read.PAGE_CACHE_MIB * 1024 * 1024,
    metricsToken: read.METRICS_TOKEN,
    imageHost: read.IMAGE_HOST ?? '',
    tagManagerUrl: read.ANALYTICS_ID && `${read.TAG_MANAGER_URL}?id=${read.ANALYTICS_ID}`,
    ratings: toRatings(read),
    identity: toIdentity(read),
    nameHints: [],
  });
}

function toIdentity(read: Settings): Identity {
  return Object.freeze({
    name: read.SITE_NAME ?? 'Leasing Options',
    isNameGiven: read.SITE_NAME !== undefined,
    legalName: read.LEGAL_NAME,
    companyNumber: read.COMPANY_NUMBER,
    fcaNumber: read.FCA_NUMBER,
    address: read.ADDRESS,
    phone: read.PHONE,
    openingHours: read.OPENING_HOURS.words,
    openingTimes: read.OPENING_HOURS.times,
    socialLinks: Object.freeze(read.SOCIAL_LINKS),
  });
}
