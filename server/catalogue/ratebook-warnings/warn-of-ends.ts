import { lt } from 'drizzle-orm';
import { daysLeft, type Ratebook } from '#server/catalogue/ratebooks.ts';
import type { MailOutbox, OutgoingMail } from '#server/platform/mail/mail-outbox.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { addDays } from '#shared/format/london-time.ts';
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

/** A ratebook that ends soon. */
interface EndingRatebook extends Ratebook {
  readonly daysLeft: number;
}

/** The most that a mail lists: a site with hundreds of ratebooks reads the others from the command. */
const mostListed = 50;

/** The mail that tells staff which ratebooks end soon, and what visitors would see then. */
function endingMail(books: readonly EndingRatebook[], to: string): OutgoingMail {
  const [first] = books;
  const subject =
    books.length === 1 && first
      ? `Ratebook ${nameOf(first)} ends ${when(first.daysLeft)}`
      : `${books.length} ratebooks end soon`;
  const more = books.length - mostListed;
  const text = [
    ...books.slice(0, mostListed).map(describe),
    ...(more > 0 ? [`And ${more} more: npm run catalogue -- ratebooks lists them all.`] : []),
    'Import the next ratebook before then. Prices of a ratebook that has ended leave the site by themselves.',
  ];
  return { to, subject, text: `${text.join('\n\n')}\n` };
}

function describe(book: EndingRatebook): string {
  const { vehicles, vehiclesWithoutNext: lost } = book;
  const after =
    lost === 0
      ? 'All of them have prices in another ratebook after that.'
      : `${count(lost)} of them would have no price after that.`;
  const name = nameOf(book);
  const last = `${formatDate(book.validTo)} (${when(book.daysLeft)})`;
  return `${name}\nLast day: ${last}\nVehicles: ${count(vehicles)}. ${after}`;
}

function nameOf({ ratebookId, funder }: EndingRatebook): string {
  return `${ratebookId} (${funder})`;
}

/** "today", "tomorrow" or "in 7 days". */
function when(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

function count(value: number): string {
  return value.toLocaleString('en-GB');
}
