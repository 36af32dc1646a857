import { join, resolve } from 'node:path';
import { toCompetitionSettings } from './competition.ts';
import type { Config, Identity } from './config.ts';
import { toFetchedAddress } from './feed-settings.ts';
import { toDvla, toIndexNow, toSearch, toSearchAdministration, toSmtp, toWebhook } from './outgoing.ts';
import { toRatings } from './ratings.ts';
import type { Settings } from './settings.ts';
import { toStaffMembers, toStaffProvider } from './staff-settings.ts';

/** The configuration that follows from the settings, frozen, without hints. */
export function toConfig(read: Settings): Config {
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
    accountPasswordMs: read.ACCOUNT_PASSWORD_MS,
    redisUrl: read.REDIS_URL,
    smtp: toSmtp(read),
    enquiriesTo: read.ENQUIRIES_TO,
    catalogueWarningsTo: read.CATALOGUE_WARNINGS_TO ?? read.ENQUIRIES_TO.default,
    enquiriesKeepMonths: read.ENQUIRIES_KEEP_MONTHS,
    enquiriesWebhook: toWebhook(read),
    search: toSearch(read),
    searchAdministration: toSearchAdministration(read),
    dvla: toDvla(read),
    staff: toStaffMembers(read),
    staffProvider: toStaffProvider(read),
    indexNow: toIndexNow(read),
    competition: toCompetitionSettings(read),
    dataFolder: read.DATA_FOLDER,
    feedAddress: toFetchedAddress(read),
    feedFolder: read.FEED_FOLDER && resolve(read.FEED_FOLDER),
    assetsFolder: read.ASSETS_FOLDER ?? join(read.DATA_FOLDER, 'assets'),
    drainMs: read.DRAIN_MS,
    shutdownLimitMs: read.SHUTDOWN_LIMIT_MS,
    renderTimeoutMs: read.RENDER_TIMEOUT_MS,
    maxConcurrentRenders: read.MAX_CONCURRENT_RENDERS,
    pageCacheBytes: read.PAGE_CACHE_MIB * 1024 * 1024,
    metricsToken: read.METRICS_TOKEN,
    securityContacts: Object.freeze(read.SECURITY_CONTACT),
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
    icoNumber: read.ICO_NUMBER,
    address: read.ADDRESS,
    phone: read.PHONE,
    openingHours: read.OPENING_HOURS.words,
    openingTimes: read.OPENING_HOURS.times,
    socialLinks: Object.freeze(read.SOCIAL_LINKS),
  });
}
