import type { StoredEnquiry } from '#server/enquiries/delivery/delivery.ts';
import type { LeadLine } from './lead-line.ts';

/** What was sent, a field at a time. */
export interface Sent extends Pick<StoredEnquiry, 'fields' | 'snapshot'> {
  /** A field in words, choices by their labels; undefined where it was left out. */
  readonly say: (name: string) => string | undefined;
}

/** What is told by hand; every other field follows by its label. */
export interface Told {
  /** Between topic and name in the subject: vehicle, price, what it is about. */
  readonly subject?: readonly (string | undefined)[];
  readonly lines?: readonly LeadLine[];
  /** Names of the fields that the lines tell. */
  readonly told?: readonly string[];
  /** Names of the snapshot's parts that the lines tell. */
  readonly toldOfSnapshot?: readonly string[];
}
