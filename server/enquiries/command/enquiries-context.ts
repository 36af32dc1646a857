import type { Database } from '#server/platform/database/database.ts';
import type { People } from '#server/platform/person/held-data.ts';

/** What the enquiries command works with. */
export interface EnquiriesContext extends Pick<Database, 'orm'> {
  /** Exports and erases all that is held of a person, not only enquiries. */
  readonly people: People;
}
