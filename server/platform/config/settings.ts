import { z } from 'zod';
import { singleAddress } from '#server/platform/mail/mail.ts';
import { enquiryAddresses } from './enquiry-addresses.ts';
import { feedSettings } from './feed-settings.ts';
import { keepMonths } from './keep-months.ts';
import { ratingSettings } from './ratings.ts';
import {
  bearerToken,
  contactList,
  flag,
  mailSender,
  mailServerUrl,
  oneOf,
  openingHours,
  origin,
  scriptUrl,
  secureServiceUrl,
  secureUrlList,
  serviceUrl,
  text,
  webhookSecret,
  wholeNumber,
} from './setting-kinds.ts';
import { staffSettings } from './staff-settings.ts';

/** Every environment variable that is read, with its check and default. `.env.example` explains each. */
export const settings = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber({ min: 0, max: 65_535 }).default(3000),
  HOST: text(/^[\w.:-]+$/, 'must be an address to listen on, such as 127.0.0.1').optional(),
  SITE_ORIGIN: origin.optional(),
  ALLOW_EMBEDDED: flag.default(false),
  DEMONSTRATION_DATA: flag.optional(),
  TRUST_PROXY: wholeNumber({ min: 0, max: 10 }).default(0),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  LOG_STORED_PAGES: oneOf(['each', 'counted']).default('each'),
  DATABASE_URL: text(/^postgres(ql)?:\/\/\S+$/, 'must begin with postgres:// or postgresql://').optional(),
  ACCOUNT_API_URL: serviceUrl.optional(),
  REDIS_URL: text(/^rediss?:\/\/\S+$/, 'must begin with redis:// or rediss://').optional(),
  SMTP_URL: mailServerUrl.optional(),
  MAIL_FROM: mailSender.optional(),
  ENQUIRIES_TO: enquiryAddresses.prefault('enquiries@example.com'),
  CATALOGUE_WARNINGS_TO: text(
    singleAddress,
    'must be an email address such as stock@example.co.uk',
  ).optional(),
  ENQUIRIES_KEEP_MONTHS: keepMonths.prefault('12'),
  ENQUIRIES_WEBHOOK_URL: secureServiceUrl.optional(),
  ENQUIRIES_WEBHOOK_SECRET: webhookSecret.optional(),
  SEARCH_ENDPOINT: secureServiceUrl.optional(),
  SEARCH_KEY: bearerToken.optional(),
  SEARCH_ADMIN_KEY: bearerToken.optional(),
  SEARCH_INDEX: text(/^[\w-]{1,100}$/, 'must be letters, digits, hyphens and underscores').optional(),
  DVLA_API_KEY: bearerToken.optional(),
  DVLA_API_URL: secureServiceUrl.default(
    'https://driver-vehicle-licensing.api.gov.uk/vehicle-enquiry/v1/vehicles',
  ),
  INDEXNOW_KEY: text(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens').optional(),
  INDEXNOW_URL: secureServiceUrl.default('https://api.indexnow.org/indexnow'),
  INDEXNOW_ALWAYS: flag.default(false),
  COMPETITION_NAME: z.string().max(200, 'must be 200 characters at most').optional(),
  COMPETITION_CLOSES: z.iso.date('must be a date such as 2026-12-31').optional(),
  COMPETITION_TERMS: z.string().max(5000, 'must be 5,000 characters at most').optional(),
  DATA_FOLDER: z.string().default('.data'),
  ...feedSettings,
  ASSETS_FOLDER: z.string().optional(),
  ACCOUNT_PASSWORD_MS: wholeNumber({ min: 100, max: 60_000 }).optional(),
  DRAIN_MS: wholeNumber({ min: 0, max: 60_000 }).default(2000),
  SHUTDOWN_LIMIT_MS: wholeNumber({ min: 1000, max: 120_000 }).default(15_000),
  RENDER_TIMEOUT_MS: wholeNumber({ min: 100, max: 60_000 }).default(10_000),
  MAX_CONCURRENT_RENDERS: wholeNumber({ min: 1, max: 1000 }).default(32),
  PAGE_CACHE_MIB: wholeNumber({ min: 0, max: 4096 }).default(24),
  METRICS_TOKEN: bearerToken.optional(),
  SECURITY_CONTACT: contactList.default([]),
  IMAGE_HOST: origin.optional(),
  SITE_NAME: z.string().optional(),
  LEGAL_NAME: z.string().optional(),
  COMPANY_NUMBER: text(
    /^[A-Z0-9]{8}$/,
    'must be the eight letters and digits of a company number',
  ).optional(),
  FCA_NUMBER: text(/^\d{6,7}$/, 'must be the six or seven digits of a firm reference number').optional(),
  ICO_NUMBER: text(
    /^(?=.*\d{6})[A-Z\d]{7,11}$/,
    'must be a registration number of the Information Commissioner, such as ZA000000',
  ).optional(),
  ADDRESS: z.string().optional(),
  PHONE: text(/^\+?[\d ]{10,16}$/, 'must be a phone number of digits and spaces').default('0161 496 0123'),
  OPENING_HOURS: openingHours.prefault('Mon-Fri 9am-5.30pm'),
  SOCIAL_LINKS: secureUrlList.default([]),
  ANALYTICS_ID: text(
    /^GTM-[A-Z0-9]{1,20}$/,
    'must be the identifier of a tag manager’s container, such as GTM-ABC123',
  ).optional(),
  ...staffSettings,
  ...ratingSettings,
  TAG_MANAGER_URL: scriptUrl.default('https://www.googletagmanager.com/gtm.js'),
});

/** The settings as read, before the configuration is made from them. */
export type Settings = z.infer<typeof settings>;
