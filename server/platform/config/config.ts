import { join, resolve } from 'node:path';
import { toCompetitionSettings } from './competition.ts';
import { toFetchedAddress } from './feed-settings.ts';
import { toDvla, toIndexNow, toSearch, toSearchAdministration, toSmtp, toWebhook } from './outgoing.ts';
import { toRatings } from './ratings.ts';
import type { Settings } from './settings.ts';
import { toStaffMembers, toStaffProvider } from './staff-settings.ts';

/** Everything that differs from one installation to another: read once at start, frozen. */
export type Config = ReturnType<typeof toConfig>;

/** The configuration that follows from the settings, frozen, without hints. */
export function toConfig(read: Settings) {
  const isProduction = read.NODE_ENV === 'production';
  return Object.freeze({
    environment: read.NODE_ENV,
    isProduction,
    port: read.PORT,
    /** Address to listen on. */
    host: read.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    /** `https://www.example.co.uk`: scheme, host and port, without a final slash. */
    siteOrigin: read.SITE_ORIGIN ?? `http://localhost:${read.PORT}`,
    allowEmbedded: read.ALLOW_EMBEDDED,
    /** Whether an empty site gets the catalogue and customers of the demonstration, and may show that catalogue. */
    demonstrationData: read.DEMONSTRATION_DATA ?? !isProduction,
    /** How many proxies in front of this process are ours: their entries in `X-Forwarded-For` are trusted. */
    trustProxyHops: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    /** Whether each stored page that is sent has a line in the log, or each second with any. */
    logStoredPages: read.LOG_STORED_PAGES,
    /** Undefined means the embedded database in `dataFolder`. May hold a password: never logged. */
    databaseUrl: read.DATABASE_URL,
    /** Undefined means the embedded account API. Never logged. */
    accountApiUrl: read.ACCOUNT_API_URL,
    /** Limit of a call to the account API that derives a key. Undefined means that of other calls, or the embedded API's own. */
    accountPasswordMs: read.ACCOUNT_PASSWORD_MS,
    /** Undefined means that sessions and limits are in the database. May hold a password: never logged. */
    redisUrl: read.REDIS_URL,
    /** Undefined means the embedded mailbox. May hold a password: never logged. */
    smtp: toSmtp(read),
    /** Where staff get enquiries, by kind. */
    enquiriesTo: read.ENQUIRIES_TO,
    /** Where staff are told that ratebooks end soon. */
    catalogueWarningsTo: read.CATALOGUE_WARNINGS_TO ?? read.ENQUIRIES_TO.default,
    /** How long what was sent in an enquiry is kept, by kind. */
    enquiriesKeepMonths: read.ENQUIRIES_KEEP_MONTHS,
    /** Undefined means that enquiries go to no webhook. Never logged. */
    enquiriesWebhook: toWebhook(read),
    /** Undefined means the embedded search. Never logged. */
    search: toSearch(read),
    /** For the command that fills the hosted search; the site itself never uses it. Never logged. */
    searchAdministration: toSearchAdministration(read),
    /** Undefined means that plates are not looked up. Never logged. */
    dvla: toDvla(read),
    /** Who may open the staff site, with their roles; empty means that there is none. */
    staff: toStaffMembers(read),
    /** Who says that a member of staff is who they are; undefined means a link by email. Never logged. */
    staffProvider: toStaffProvider(read),
    /** Undefined means that search engines are told nothing. */
    indexNow: toIndexNow(read),
    competition: toCompetitionSettings(read),
    dataFolder: read.DATA_FOLDER,
    /** Where uploads are while they arrive, and feeds while they are read. */
    uploadFolder: join(read.DATA_FOLDER, 'uploads'),
    /** Where files are put that are to be imported by themselves; absolute. */
    feedFolder: read.FEED_FOLDER && resolve(read.FEED_FOLDER),
    /** What is fetched into it, and when. */
    feedAddress: toFetchedAddress(read),
    /** Where scripts and styles of this and earlier builds are kept. */
    assetsFolder: read.ASSETS_FOLDER ?? join(read.DATA_FOLDER, 'assets'),
    drainMs: read.DRAIN_MS,
    shutdownLimitMs: read.SHUTDOWN_LIMIT_MS,
    renderTimeoutMs: read.RENDER_TIMEOUT_MS,
    maxConcurrentRenders: read.MAX_CONCURRENT_RENDERS,
    pageCacheBytes: read.PAGE_CACHE_MIB * 1024 * 1024,
    metricsToken: read.METRICS_TOKEN,
    /** Whom to tell of a weakness, as `mailto:` and https addresses, the best first. Empty: `security.txt` is not there. */
    securityContacts: Object.freeze(read.SECURITY_CONTACT),
    /** Origin of vehicle pictures; empty means this site. */
    imageHost: read.IMAGE_HOST ?? '',
    /** The tag manager's script with its id, for visitors who allow advertising. Undefined means none. */
    tagManagerUrl: read.ANALYTICS_ID && `${read.TAG_MANAGER_URL}?id=${read.ANALYTICS_ID}`,
    /** How others rate the firm. Each rating is complete or absent. */
    ratings: toRatings(read),
    identity: toIdentity(read),
    /** A sentence for each unknown name that was probably meant to be a setting, without its value. */
    nameHints: [] as readonly string[],
  });
}

/**
 * Who the firm is. Unless legal name, company number, FCA number, ICO number and address are given, the site is a
 * demonstration.
 */
export type Identity = ReturnType<typeof toIdentity>;

function toIdentity(read: Settings) {
  return Object.freeze({
    name: read.SITE_NAME ?? 'Leasing Options',
    /** False if no name was given, so that `name` is the demonstration's. */
    isNameGiven: read.SITE_NAME !== undefined,
    legalName: read.LEGAL_NAME,
    companyNumber: read.COMPANY_NUMBER,
    fcaNumber: read.FCA_NUMBER,
    /** In the Information Commissioner's register of those who pay the data protection fee. */
    icoNumber: read.ICO_NUMBER,
    address: read.ADDRESS,
    phone: read.PHONE,
    openingHours: read.OPENING_HOURS.words,
    openingTimes: read.OPENING_HOURS.times,
    socialLinks: Object.freeze(read.SOCIAL_LINKS),
  });
}

/**
 * The configuration cannot be used. `faults` has a sentence for each fault that must be corrected, `hints` one for each
 * name that was probably meant to be a setting.
 */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[], hints: readonly string[] = []) {
    super(['The configuration cannot be used:', ...faults, ...hints].join('\n- '));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}
