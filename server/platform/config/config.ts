import { join } from 'node:path';
import type { Ratings } from '#shared/contracts/ratings.ts';
import { type CompetitionSettings, toCompetitionSettings } from './competition.ts';
import { listEmbeddedDefaults } from './embedded-defaults.ts';
import type { EnquiryAddresses } from './enquiry-addresses.ts';
import {
  type DvlaSettings,
  type SearchAdministration,
  type SearchSettings,
  type SmtpSettings,
  toDvla,
  toSearch,
  toSearchAdministration,
  toSmtp,
  toWebhook,
  type WebhookSettings,
} from './outgoing.ts';
import { toRatings } from './ratings.ts';
import { listUnknownNames } from './setting-names.ts';
import { findUnpaired } from './setting-pairs.ts';
import { type Settings, settings } from './settings.ts';
import type { Identity } from './site-identity.ts';

export { listEmbeddedDefaults } from './embedded-defaults.ts';
export { toSiteIdentity } from './site-identity.ts';

/** Everything that differs from one installation to another: read once at start, frozen. */
export interface Config {
  readonly environment: Settings['NODE_ENV'];
  readonly isProduction: boolean;
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** `https://www.example.co.uk`: scheme, host and port, without a final slash. */
  readonly siteOrigin: string;
  readonly allowEmbedded: boolean;
  /** Whether an empty site gets the demonstration's catalogue and customers, and may show the former. */
  readonly demonstrationData: boolean;
  /** How many proxies in front of this process are ours, so that their `X-Forwarded-For` is believed. */
  readonly trustProxyHops: number;
  readonly logLevel: Settings['LOG_LEVEL'];
  /** Undefined means the embedded database in `dataFolder`. May hold a password: never logged. */
  readonly databaseUrl: string | undefined;
  /** Undefined means the embedded account API. Never logged. */
  readonly accountApiUrl: string | undefined;
  /** Undefined means that sessions and limits are in the database. May hold a password: never logged. */
  readonly redisUrl: string | undefined;
  /** Undefined means the embedded mailbox. May hold a password: never logged. */
  readonly smtp: SmtpSettings | undefined;
  /** Where staff get enquiries, by kind. */
  readonly enquiriesTo: EnquiryAddresses;
  /** Undefined means that enquiries go to no webhook. Never logged. */
  readonly enquiriesWebhook: WebhookSettings | undefined;
  /** Undefined means the embedded search. Never logged. */
  readonly search: SearchSettings | undefined;
  /** For the command that fills the hosted search; the site itself never uses it. Never logged. */
  readonly searchAdministration: SearchAdministration | undefined;
  /** Undefined means that plates are not looked up. Never logged. */
  readonly dvla: DvlaSettings | undefined;
  readonly competition: CompetitionSettings | undefined;
  readonly dataFolder: string;
  /** Where scripts and styles of this and earlier builds are kept. */
  readonly assetsFolder: string;
  readonly drainMs: number;
  readonly shutdownLimitMs: number;
  readonly renderTimeoutMs: number;
  readonly maxConcurrentRenders: number;
  readonly pageCacheBytes: number;
  readonly metricsToken: string | undefined;
  /** Origin of vehicle pictures; empty means this site. */
  readonly imageHost: string;
  /** The tag manager's script with its id, for visitors who allow advertising. Undefined means none. */
  readonly tagManagerUrl: string | undefined;
  /** What others say of the firm: given whole, or not there. */
  readonly ratings: Ratings;
  readonly identity: Identity;
  /** A sentence for each name that is no setting and was probably meant to be one. No sentence repeats a value. */
  readonly nameHints: readonly string[];
}

/**
 * The configuration cannot be used. `faults` has one sentence for each thing that must be put right, `hints` one for
 * each name that was probably meant to be a setting.
 */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[], hints: readonly string[] = []) {
    super(['The configuration cannot be used:', ...faults, ...hints].join('\n- '));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

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
