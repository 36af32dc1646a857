import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { findEmail } from '#server/enquiries/enquiry-store.ts';
import { enquiries, enquiryConsents } from '#server/enquiries/enquiry-tables.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { tellWhenAway } from '#server/platform/database/tell-when-away.ts';
import type { MailOutbox, OutgoingMail } from '#server/platform/mail/mail-outbox.ts';
import { hasAddress } from '#server/platform/person/email-address.ts';
import { marketingConsent } from '#shared/enquiries/kinds/contact-details.ts';
import type { MarketingTokens } from './marketing-tokens.ts';

/** What ends the marketing emails that a visitor agreed to on a form. */
export interface Marketing {
  /** Whether a key is one of this site's, of a form that there is. */
  isKnown(token: string): Promise<boolean>;
  /** Withdraws the consent that the key is about, on every form with the same address; false for an unknown key. */
  withdraw(token: string): Promise<boolean>;
}

interface MarketingParts {
  readonly tokens: MarketingTokens;
  readonly outbox: MailOutbox;
  /** Who of the staff is told to take the address off their lists. */
  readonly staffAddress: string;
}

const away = 'We couldn’t save that just now. Please try again in a minute.';

/** Withdrawals in the consent log. Staff are told by mail, once, because the lists that mails go to are theirs. */
export function createMarketing({ tokens, outbox, staffAddress }: MarketingParts): Marketing {
  const find = async (orm: Orm, token: string) => {
    const reference = await tokens.read(token);
    if (reference === undefined) return undefined;
    const [row] = await orm.select().from(enquiries).where(eq(enquiries.reference, reference));
    return row;
  };
  return tellWhenAway(
    {
      isKnown: (token: string) => outbox.storeWith(async (orm) => (await find(orm, token)) !== undefined),
      withdraw: (token: string) =>
        outbox.storeWith(async (orm, storeMail) => {
          const row = await find(orm, token);
          if (!row) return false;
          const email = findEmail(row.fields ?? {});
          const isOwn = eq(enquiries.enquiryId, row.enquiryId);
          const references = await withdrawWhere(
            orm,
            email === undefined ? isOwn : sql`(${isOwn} or ${ofAddress(email)})`,
          );
          await storeMail(
            references.length > 0 ? withdrawnMail(references, { email, to: staffAddress }) : undefined,
          );
          return true;
        }),
    },
    away,
  );
}

/** Withdraws the consent on every form with this address, and tells staff. For the holder of an account. */
export async function withdrawOf(
  email: string,
  { outbox, staffAddress }: Pick<MarketingParts, 'outbox' | 'staffAddress'>,
): Promise<void> {
  await outbox.storeWith(async (orm, storeMail) => {
    const references = await withdrawWhere(orm, ofAddress(email));
    await storeMail(
      references.length > 0 ? withdrawnMail(references, { email, to: staffAddress }) : undefined,
    );
  });
}

function ofAddress(email: string): SQL {
  return hasAddress(sql`${enquiries.fields} ->> 'email'`, email.trim());
}

/** The references of the forms on which a consent was withdrawn now; none where it was before. */
async function withdrawWhere(orm: Orm, condition: SQL): Promise<readonly string[]> {
  const isOpen = and(
    eq(enquiryConsents.purpose, marketingConsent.purpose),
    eq(enquiryConsents.isGiven, true),
    isNull(enquiryConsents.withdrawnAt),
    eq(enquiryConsents.enquiryId, enquiries.enquiryId),
    condition,
  );
  const rows = await orm
    .update(enquiryConsents)
    .set({ withdrawnAt: sql`now()` })
    .from(enquiries)
    .where(isOpen)
    .returning({ reference: enquiries.reference });
  return rows.map(({ reference }) => reference);
}

interface Withdrawn {
  /** Absent once the form was erased. */
  readonly email: string | undefined;
  readonly to: string;
}

function withdrawnMail(references: readonly string[], { email, to }: Withdrawn): OutgoingMail {
  return {
    to,
    subject: `No more marketing emails: ${references[0]}`,
    text: [
      'Someone withdrew their consent to marketing emails. Please take them off every list today.',
      [`Forms: ${references.join(', ')}`, ...(email === undefined ? [] : [`Email: ${email}`])].join('\n'),
      'The consent log has the time. Messages about their own enquiry may still be sent.\n',
    ].join('\n\n'),
  };
}
