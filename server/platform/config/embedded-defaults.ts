import type { Config } from './config.ts';
import { listEnquiryAddresses } from './enquiry-addresses.ts';
import { demonstrationStaff } from './staff-settings.ts';

/** A default that is suitable for a demonstration only. */
interface EmbeddedDefault {
  /** The setting that replaces it. */
  readonly setting: string;
  /** What the site uses without the setting, for the start-up message. */
  readonly meaning: string;
  readonly isInForce: (config: Config) => boolean;
}

const embeddedDefaults: readonly EmbeddedDefault[] = [
  {
    setting: 'SITE_ORIGIN',
    meaning: 'pages name an address on this machine as their own, without https',
    isInForce: ({ siteOrigin }) => !siteOrigin.startsWith('https://'),
  },
  {
    setting: 'DATABASE_URL',
    meaning: 'data is kept in the embedded database, which belongs to one process',
    isInForce: ({ databaseUrl }) => databaseUrl === undefined,
  },
  {
    setting: 'ACCOUNT_API_URL',
    meaning: 'accounts are those of the embedded account API, in the database of this site',
    isInForce: ({ accountApiUrl }) => accountApiUrl === undefined,
  },
  {
    setting: 'SMTP_URL',
    meaning:
      'emails reach no one: they are kept in the embedded mailbox, and whoever has access to this machine can read them, links to set passwords included',
    isInForce: ({ smtp }) => smtp === undefined,
  },
  {
    setting: 'ENQUIRIES_TO',
    meaning: 'enquiries are addressed to a demonstration address that no one reads',
    isInForce: ({ enquiriesTo }) =>
      listEnquiryAddresses(enquiriesTo).some((address) => /@example\.(com|net|org)$/i.test(address)),
  },
  {
    setting: 'STAFF',
    meaning: `${demonstrationStaff} may open the staff site at /staff, by a link that the embedded mailbox gets`,
    isInForce: ({ staff, smtp }) => staff.has(demonstrationStaff) && smtp === undefined,
  },
  {
    setting: 'SITE_NAME',
    meaning: 'the site calls itself by the name of the demonstration',
    isInForce: ({ identity }) => !identity.isNameGiven,
  },
  ...(['legalName', 'companyNumber', 'fcaNumber', 'icoNumber', 'address'] as const).map((field) => ({
    setting: field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
    meaning: 'the site calls itself a demonstration, not an authorised firm',
    isInForce: ({ identity }: Config) => identity[field] === undefined,
  })),
  {
    setting: 'PHONE',
    meaning: 'the phone number is from the range reserved for drama, which no one answers',
    isInForce: ({ identity }) => /^(0|\+44)1614960\d{3}$/.test(identity.phone.replaceAll(' ', '')),
  },
];

/** One line for each embedded default in force, for the start-up message: `DATABASE_URL: data is kept in …`. */
export function listEmbeddedDefaults(config: Config): readonly string[] {
  return embeddedDefaults
    .filter(({ isInForce }) => isInForce(config))
    .map(({ setting, meaning }) => `${setting}: ${meaning}`);
}
