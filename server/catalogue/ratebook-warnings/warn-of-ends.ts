import { lt } from 'drizzle-orm';
import { daysLeft, type Ratebook } from '#server/catalogue/ratebooks.ts';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { addDays } from '#shared/format/london-time.ts';
import { type EndingRatebook, endingMail } from './ending-mail.ts';
import { ratebookWarnings } from './ratebook-warnings-table.ts';

/** Days before the end of a ratebook from which staff are warned, the last warning first. */
const warnedAt = [1, 7, 14] as const;

/** How long a sent warning is remembered after the end of its ratebook. */
const rememberedDays = 90;

interface Warned {
  readonly ratebooks: readonly Ratebook[];
  /** ISO date in London. */
  readonly today: string;
  readonly outbox: Pick<MailOutbox, 'storeWith'>;
  readonly staffAddress: string;
}

/**
 * Stores one mail to staff about ratebooks that end soon and of which they have not been warned yet; returns how many
 * these are. Of warnings that are due together, as after a late import, a ratebook gets the last. All nodes may call
 * this at once: whoever stores a warning first sends it.
 */
export async function warnOfEnds({ ratebooks, today, outbox, staffAddress }: Warned): Promise<number> {
  const due = ratebooks.flatMap((book) => toWarning(book, today));
  if (due.length === 0) return 0;
  return outbox.storeWith(async (orm, store) => {
    await orm.delete(ratebookWarnings).where(lt(ratebookWarnings.validTo, addDays(today, -rememberedDays)));
    const rows = due.map(({ funder, ratebookId, validTo, dueDays }) => ({
      funder,
      ratebookId,
      validTo,
      dueDays,
    }));
    const stored = await orm.insert(ratebookWarnings).values(rows).onConflictDoNothing().returning();
    const isNew = (book: EndingRatebook) =>
      stored.some(
        (row) =>
          row.funder === book.funder && row.ratebookId === book.ratebookId && row.validTo === book.validTo,
      );
    const told = due.filter(isNew);
    if (told.length > 0) await store(endingMail(told, staffAddress));
    return told.length;
  });
}

function toWarning(book: Ratebook, today: string) {
  const days = daysLeft(book, today);
  const dueDays = warnedAt.find((at) => days <= at);
  return days < 0 || dueDays === undefined ? [] : [{ ...book, dueDays, daysLeft: days }];
}
