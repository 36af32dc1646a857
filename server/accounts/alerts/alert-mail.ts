import type { OutgoingMail } from '#server/platform/mail/mail-outbox.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import type { Alert, SavedDeal, SavedPrice, SavedVehicle } from '#shared/contracts/saved.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import type { PastPriceFacts } from '#shared/deals/past-price-words.ts';
import { reviewedDays } from '#shared/deals/price-history.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { AlertNews } from './check-alerts.ts';

interface ConfirmMail {
  readonly to: string;
  readonly alert: Alert;
  readonly vehicle: SavedVehicle;
  readonly href: string;
}

/** The mail that asks a customer to confirm an alert. */
export function confirmMail({ to, alert, vehicle, href }: ConfirmMail): OutgoingMail {
  const text = [
    `You asked us to email you when ${wishWords(alert, vehicle)}. Please confirm within 48 hours:`,
    href,
    'Didn’t ask for this? You can ignore this email. We won’t send you any more unless you confirm.',
  ];
  const subject = `Please confirm your alert: ${vehicle.name}`;
  return { to, subject, text: text.join('\n\n'), validMs: confirmValidMs };
}

interface NewsMail extends AlertNews {
  readonly to: string;
  readonly alert: Alert;
  /** The same deal as its holder saved it. */
  readonly saved?: SavedDeal;
  readonly siteOrigin: string;
  /** Link that turns the alert off. */
  readonly offHref: string;
}

/** The mail that tells a customer of a lower price or of stock. */
export function newsMail({ to, alert, siteOrigin, offHref, ...about }: NewsMail): OutgoingMail {
  const { vehicle, price } = about;
  const news =
    alert.kind === 'price-drop'
      ? `The true monthly cost of the ${vehicle.name} is now below${limitWords(alert)}.`
      : `The ${vehicle.name} is in stock.`;
  const subject = alert.kind === 'price-drop' ? 'Price drop' : 'Back in stock';
  const text = [
    news,
    ...(price ? [priceWords(alert, price)] : []),
    ...(price && vehicle.isInsured ? ['Insurance is included in this price.'] : []),
    ...(price ? earlierPrices({ alert, price, ...about }) : []),
    `See the deal: ${siteOrigin}${vehicle.href}`,
    'Prices and stock change, so check the page for the latest. Subject to status.',
    `You’re getting this because you set an alert for this vehicle. Turn it off: ${offHref}`,
  ];
  const headers = unsubscribeHeaders(offHref);
  return { to, subject: `${subject}: ${vehicle.name}`, text: text.join('\n\n'), headers };
}

/** The condition of an alert in words: "the true monthly cost of the Golf is below £250 inc VAT (…)". */
export function wishWords(alert: Alert, vehicle: SavedVehicle): string {
  if (alert.kind === 'back-in-stock') return `the ${vehicle.name} is in stock`;
  return `the true monthly cost of the ${vehicle.name} is below${limitWords(alert)} (${profileWords(alert.profile)})`;
}

function limitWords({ belowPence, dealType }: Alert): string {
  if (belowPence === undefined) return '';
  return ` ${formatPounds(belowPence)} ${dealTypes[dealType].vat}`;
}

/** The price with every figure that the site shows with a price. */
function priceWords({ dealType, profile }: Alert, price: SavedPrice): string {
  const { vat } = dealTypes[dealType];
  const pounds = (pence: number) => formatPounds(pence);
  return [
    `Monthly rental: ${pounds(price.monthlyPence)} ${vat}`,
    `Initial payment: ${pounds(price.initialPence)} (${formatMonths(profile.initialMonths)})`,
    `Processing fee: ${pounds(price.feePence)}`,
    `Total over ${profile.termMonths} months: ${pounds(price.totalPence)} ${vat}`,
    `True monthly cost: ${pounds(price.trueMonthlyPence)} ${vat}`,
    `For ${profileWords(profile)}; each extra mile costs ${price.excessTenths / 10}p`,
  ].join('\n');
}

/** How long the link to confirm an alert works. */
export const confirmValidMs = 48 * 60 * 60 * 1000;

/** The page that asks to confirm an alert: following a link alone changes nothing, since mail scanners follow links. */
export function confirmHref(siteOrigin: string, token: string): string {
  return `${siteOrigin}/api/account/alerts/confirm?token=${token}`;
}

/** The page that asks to end an alert; a POST to it ends it without asking. */
export function offHref(siteOrigin: string, token: string): string {
  return `${siteOrigin}/api/account/alerts/off?token=${token}`;
}

/** Headers by which a mail program offers to end an alert with one press (RFC 8058). */
function unsubscribeHeaders(href: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

interface KnownPrices {
  readonly alert: Alert;
  readonly price: SavedPrice;
  /** The same deal as the holder of the alert saved it. */
  readonly saved?: SavedDeal;
  readonly pastPrices?: PastPriceFacts;
}

/** Today's true monthly cost in a table with earlier ones, and what they say of it; nothing where none is known. */
function earlierPrices({ alert, price, saved, pastPrices }: KnownPrices): readonly string[] {
  const rows = [...savedRow(saved), ...pastRows(pastPrices)];
  if (rows.length === 0) return [];
  const heading = `True monthly cost ${dealTypes[alert.dealType].vat}, today and before`;
  const table = [heading, row('Today', price.trueMonthlyPence), ...rows].join('\n');
  return pastPrices?.words ? [table, pastPrices.words] : [table];
}

function savedRow(saved: SavedDeal | undefined): readonly string[] {
  if (!saved?.price) return [];
  const savedOn = formatDate(todayInLondon(new Date(saved.savedAt)));
  return [row(`When you saved it, on ${savedOn}`, saved.price.trueMonthlyPence)];
}

function pastRows(pastPrices: PastPriceFacts | undefined): readonly string[] {
  if (!pastPrices) return [];
  const { lowestPence, lowestOn, averagePence } = pastPrices;
  return [
    row(`Lowest of the last ${reviewedDays} days, from ${formatDate(lowestOn)}`, lowestPence),
    row(`Average of the last ${reviewedDays} days`, averagePence),
  ];
}

function row(label: string, pence: number): string {
  return `${label}: ${formatPounds(pence)}`;
}
