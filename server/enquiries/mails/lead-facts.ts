import type { StoredEnquiry } from '#server/enquiries/enquiry-store.ts';
import type { MailLine } from './mail-lines.ts';

/** An enquiry, in the form from which the words for its kind are made. */
export interface SentLead extends Pick<StoredEnquiry, 'fields' | 'snapshot'> {
  /** The value of a field in words, choices by their labels; undefined where the visitor left it out. */
  readonly say: (name: string) => string | undefined;
}

/** The facts that a kind has its own words for; all other fields of the enquiry follow under their labels. */
export interface LeadFacts {
  /** Between topic and name in the subject: vehicle, price, what it is about. */
  readonly subject?: readonly (string | undefined)[];
  readonly lines?: readonly MailLine[];
  /** Names of the fields that the lines hold. */
  readonly fieldsShown?: readonly string[];
  /** Names of the parts of the snapshot that the lines hold. */
  readonly snapshotShown?: readonly string[];
}

/** A line by its label and value, and the fields that it is made of. */
type FactRow = readonly [label: string, value: string | undefined, ...names: string[]];

/** A line for each row that has a value, and the names of the fields that these rows hold. */
export function toLeadFacts(rows: readonly FactRow[]): Required<Pick<LeadFacts, 'lines' | 'fieldsShown'>> {
  const present = rows.filter((row): row is [string, string, ...string[]] => Boolean(row[1]));
  return {
    lines: present.map(([label, value]) => ({ label, value })),
    fieldsShown: present.flatMap(([, , ...names]) => names),
  };
}
