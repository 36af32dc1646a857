import type { Ratings } from '#shared/contracts/ratings.ts';
import type { OpeningTimes } from './opening-times.ts';

/** Identity of the site for titles and structured data; from configuration. */
export interface SiteIdentity {
  readonly name: string;
  readonly legalName: string;
  readonly origin: string;
  readonly phone: string;
  /** As in "Mon-Fri 9am-5.30pm". */
  readonly openingHours: string;
  /** The same as days and minutes. */
  readonly openingTimes: OpeningTimes;
  /** Where the firm is; absent until it is configured. */
  readonly address?: string | undefined;
  readonly imageHost: string;
  readonly legalLine: string;
  readonly isDemonstration: boolean;
  readonly socialLinks: readonly string[];
  /** Ratings of the firm; absent until they are configured. */
  readonly ratings?: Ratings;
  /** Script of the tag manager, loaded once a visitor allows it; only where one is configured. */
  readonly tagManagerUrl?: string;
}
