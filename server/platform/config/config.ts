import type { OpeningTimes } from '#shared/contact/opening-times.ts';
import type { Ratings } from '#shared/contracts/ratings.ts';
import type { CompetitionSettings } from './competition.ts';
import type { EnquiryAddresses } from './enquiry-addresses.ts';
import type { FetchedAddress } from './feed-settings.ts';
import type { KeepMonths } from './keep-months.ts';
import type {
  DvlaSettings,
  IndexNowSettings,
  SearchAdministration,
  SearchSettings,
  SmtpSettings,
  WebhookSettings,
} from './outgoing.ts';
import type { Settings } from './settings.ts';
import type { StaffMembers, StaffProvider } from './staff-settings.ts';

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
  /** Whether an empty site gets the catalogue and customers of the demonstration, and may show that catalogue. */
  readonly demonstrationData: boolean;
  /** How many proxies in front of this process are ours: their entries in `X-Forwarded-For` are trusted. */
  readonly trustProxyHops: number;
  readonly logLevel: Settings['LOG_LEVEL'];
  /** Undefined means the embedded database in `dataFolder`. May hold a password: never logged. */
  readonly databaseUrl: string | undefined;
  /** Undefined means the embedded account API. Never logged. */
  readonly accountApiUrl: string | undefined;
  /** Limit of a call to the account API that derives a key. Undefined means that of other calls, or the embedded API's own. */
  readonly accountPasswordMs: number | undefined;
  /** Undefined means that sessions and limits are in the database. May hold a password: never logged. */
  readonly redisUrl: string | undefined;
  /** Undefined means the embedded mailbox. May hold a password: never logged. */
  readonly smtp: SmtpSettings | undefined;
  /** Where staff get enquiries, by kind. */
  readonly enquiriesTo: EnquiryAddresses;
  /** Where staff are told that ratebooks end soon. */
  readonly catalogueWarningsTo: string;
  /** How long what was sent in an enquiry is kept, by kind. */
  readonly enquiriesKeepMonths: KeepMonths;
  /** Undefined means that enquiries go to no webhook. Never logged. */
  readonly enquiriesWebhook: WebhookSettings | undefined;
  /** Undefined means the embedded search. Never logged. */
  readonly search: SearchSettings | undefined;
  /** For the command that fills the hosted search; the site itself never uses it. Never logged. */
  readonly searchAdministration: SearchAdministration | undefined;
  /** Undefined means that plates are not looked up. Never logged. */
  readonly dvla: DvlaSettings | undefined;
  /** Who may open the staff site, with their roles; empty means that there is none. */
  readonly staff: StaffMembers;
  /** Who says that a member of staff is who they are; undefined means a link by email. Never logged. */
  readonly staffProvider: StaffProvider | undefined;
  /** Undefined means that search engines are told nothing. */
  readonly indexNow: IndexNowSettings | undefined;
  readonly competition: CompetitionSettings | undefined;
  readonly dataFolder: string;
  /** Where files are put that are to be imported by themselves; absolute. */
  readonly feedFolder: string | undefined;
  /** What is fetched into it, and when. */
  readonly feedAddress: FetchedAddress | undefined;
  /** Where scripts and styles of this and earlier builds are kept. */
  readonly assetsFolder: string;
  readonly drainMs: number;
  readonly shutdownLimitMs: number;
  readonly renderTimeoutMs: number;
  readonly maxConcurrentRenders: number;
  readonly pageCacheBytes: number;
  readonly metricsToken: string | undefined;
  /** Whom to tell of a weakness, as `mailto:` and https addresses, the best first. Empty: `security.txt` is not there. */
  readonly securityContacts: readonly string[];
  /** Origin of vehicle pictures; empty means this site. */
  readonly imageHost: string;
  /** The tag manager's script with its id, for visitors who allow advertising. Undefined means none. */
  readonly tagManagerUrl: string | undefined;
  /** How others rate the firm. Each rating is complete or absent. */
  readonly ratings: Ratings;
  readonly identity: Identity;
  /** A sentence for each unknown name that was probably meant to be a setting, without its value. */
  readonly nameHints: readonly string[];
}

/**
 * Who the firm is. Unless legal name, company number, FCA number, ICO number and address are given, the site is a
 * demonstration.
 */
export interface Identity {
  readonly name: string;
  /** False if no name was given, so that `name` is the demonstration's. */
  readonly isNameGiven: boolean;
  readonly legalName: string | undefined;
  readonly companyNumber: string | undefined;
  readonly fcaNumber: string | undefined;
  /** In the Information Commissioner's register of those who pay the data protection fee. */
  readonly icoNumber: string | undefined;
  readonly address: string | undefined;
  readonly phone: string;
  readonly openingHours: string;
  readonly openingTimes: OpeningTimes;
  readonly socialLinks: readonly string[];
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
