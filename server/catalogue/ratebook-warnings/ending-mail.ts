import type { Ratebook } from '#server/catalogue/ratebooks.ts';
import type { OutgoingMail } from '#server/platform/mail/mail-outbox.ts';
import { formatDate } from '#shared/format/format-date.ts';

/** A ratebook that ends soon. */
export interface EndingRatebook extends Ratebook {
  readonly daysLeft: number;
}

/** The most that a mail lists: a site with hundreds of ratebooks reads the others from the command. */
const mostListed = 50;

/** The mail that tells staff which ratebooks end soon, and what visitors would see then. */
export function endingMail(books: readonly EndingRatebook[], to: string): OutgoingMail {
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
