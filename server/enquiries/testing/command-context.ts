import type { EnquiriesContext } from '#server/enquiries/command/enquiries-context.ts';
import { createPeople } from '#server/personal-data/create-people.ts';
import type { Database } from '#server/platform/database/database.ts';

/** What the enquiries command works with on this database. */
export function toCommandContext(database: Database): EnquiriesContext {
  return { orm: database.orm, people: createPeople(database) };
}
