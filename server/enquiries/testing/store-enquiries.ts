import { createEnquiryStore } from '#server/enquiries/create-enquiry-store.ts';
import type { NewEnquiry } from '#server/enquiries/enquiry-store.ts';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { mailboxMessages } from '#server/platform/mail/mailbox-table.ts';

/** A message by Ada as its schema gives it, with what a test changes. */
export function exampleEnquiry(enquiry: Partial<NewEnquiry> = {}): NewEnquiry {
  return {
    kind: 'message',
    page: '/leave-a-message?',
    fields: {
      message: 'When is the Golf back?',
      name: 'Ada Example',
      reply: 'email',
      email: 'ada@example.com',
    },
    consents: [{ purpose: 'marketing-email', wording: 'You may also send me offers.', isGiven: false }],
    isSuspected: false,
    ...enquiry,
  };
}

/** Stores enquiries that are due on every channel, one after the other, and gives their references. */
export async function storeEnquiries(
  database: Database,
  given: readonly Partial<NewEnquiry>[],
): Promise<readonly string[]> {
  const store = createEnquiryStore({ database, hasWebhook: true });
  const references: string[] = [];
  for (const enquiry of given) references.push((await store.store(exampleEnquiry(enquiry))).reference);
  return references;
}

/** The given number of enquiries, each from another sender. */
export function manyEnquiries(count: number): readonly Partial<NewEnquiry>[] {
  return Array.from({ length: count }, (_, index) => ({
    fields: { name: `Ada ${index}`, email: 'ada@example.com' },
  }));
}

/** Empties the enquiries and the mailbox of a database. */
export async function withoutEnquiries({ orm }: Database): Promise<void> {
  await orm.delete(enquiries);
  await orm.delete(mailboxMessages);
}
