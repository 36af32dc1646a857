import { eq } from 'drizzle-orm';
import { closeAccount, removeDocument } from '#server/account-api/store/close-account.ts';
import { eraseAlertsOf, eraseSavedOf } from '#server/accounts/saved/saved-of-person.ts';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { withdrawOf } from '#server/enquiries/marketing/marketing.ts';
import type { Config } from '#server/platform/config/config.ts';
import { addressFor } from '#server/platform/config/enquiry-addresses.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { tellWhenAway } from '#server/platform/database/tell-when-away.ts';
import type { MailOutbox, OutgoingMail } from '#server/platform/mail/mail-outbox.ts';
import type { AccountHolder, Closing, OwnData } from '#server/platform/person/own-data.ts';
import { loadHeld } from './create-people.ts';

interface OwnDataParts {
  readonly database: Pick<Database, 'orm'>;
  readonly config: Pick<Config, 'accountApiUrl' | 'enquiriesTo'>;
  readonly outbox: MailOutbox;
}

const away = 'We couldn’t do that just now. Please try again in a minute.';

/** What customers do about their own data, over this site's database. */
export function createOwnData({ database: { orm }, config, outbox }: OwnDataParts): OwnData {
  const holdsAccounts = config.accountApiUrl === undefined;
  const calls: Omit<OwnData, 'holdsAccounts'> = {
    copy: ({ accountId, email }) => loadHeld(orm, { email, accountIds: [accountId] }),
    close: (holder) =>
      outbox.storeWith(async (within, storeMail) => {
        const closing = await close(within, holder);
        await storeMail(closing === 'closed' ? closedMail(holder.email) : undefined);
        return closing;
      }),
    removeDocument: (accountId, documentId) => removeDocument(orm, accountId, documentId),
    withdrawMarketing: ({ email }) => withdrawOf(email, { outbox, staffAddress: config.enquiriesTo.default }),
    askStaff: (holder, wish) =>
      outbox.send(
        wishMail(holder, { wish, to: addressFor(config.enquiriesTo, 'data-protection-complaint') }),
      ),
  };
  return { holdsAccounts, ...tellWhenAway(calls, away) };
}

/** Forms and reviews stay until their own time is over; a form no longer says which account it came from. */
async function close(orm: Orm, { accountId, email }: AccountHolder): Promise<Closing> {
  const closing = await closeAccount(orm, accountId);
  if (closing !== 'closed') return closing;
  const person = { email, accountIds: [accountId] };
  await eraseAlertsOf(orm, person);
  await eraseSavedOf(orm, person);
  await orm.update(enquiries).set({ accountId: null }).where(eq(enquiries.accountId, accountId));
  return 'closed';
}

function closedMail(to: string): OutgoingMail {
  return {
    to,
    subject: 'Your account is closed',
    text: 'Your account is closed. Your details, documents, saved deals and alerts are deleted.\n\nForms you sent and reviews you wrote stay until their own time is over. Our privacy policy says how long that is.\n\nIf it wasn’t you who closed it, please call us straight away.\n',
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

interface Wish {
  readonly wish: 'copy' | 'close';
  readonly to: string;
}

function wishMail({ accountId, email }: AccountHolder, { wish, to }: Wish): OutgoingMail {
  const words = wish === 'copy' ? 'a copy of what we hold about them' : 'their account to be closed';
  return {
    to,
    replyTo: email,
    subject:
      wish === 'copy' ? 'A customer asks for a copy of their data' : 'A customer asks to close their account',
    text: `A customer who was logged in asks for ${words}.\n\nAccount: ${accountId}\nEmail: ${email}\n\nAnswer within a month. What this site itself stores: “What we hold on a person” on the staff site, or npm run enquiries -- export --email, and erase --email --with-account. The account system has to be asked too.\n`,
  };
}
