import { sql } from 'drizzle-orm';
import type { NewEnquiry } from '#server/enquiries/enquiry-store.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A message as its schema gives it, with what a test changes. */
export function exampleEnquiry(changes: Partial<NewEnquiry> = {}): NewEnquiry {
  return {
    kind: 'message',
    page: '/leave-a-message?',
    fields: {
      message: 'When is the Golf back?',
      name: 'Ada Byron',
      reply: 'email',
      email: 'ada@example.com',
    },
    consents: [{ purpose: 'marketing-email', wording: 'You may also send me offers.', isGiven: false }],
    isSuspected: false,
    ...changes,
  };
}

/** Removes every enquiry, with its consents and deliveries. */
export async function emptyEnquiries({ orm }: Pick<Database, 'orm'>): Promise<void> {
  await orm.execute(sql`truncate table enquiries, enquiry_consents, enquiry_deliveries`);
}
