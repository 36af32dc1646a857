import { type ComparedDeal, formatComparedDeal } from './compared-deals.ts';
import { defaultProfile } from './profile.ts';

/** The page that lists what a visitor has saved without an account, and the address that hearts send to. */
export const shortlistPath = '/shortlist';

/** The cookie that has the shortlist, and for how long. A script reads it, the server alone writes it. */
export const shortlistCookie = { name: 'shortlist', days: 180 } as const;

/** Most deals in a shortlist: more would make a cookie that some servers on the way refuse. */
export const maxShortlisted = 24;

/** The figures that the rest of a price follows from; money in pence, excess in tenths of a penny a mile. */
export interface ShortlistedPrice {
  readonly monthlyPence: number;
  readonly feePence: number;
  readonly excessTenths: number;
}

/** A saved deal as the cookie has it. */
export interface ShortlistedDeal {
  /** As in the address of a comparison at the default profile (`formatComparedDeal`), and `van` after a van's. */
  readonly item: string;
  /** Days since 1 January 1970. */
  readonly savedDay: number;
  /** Absent where the price was on application. */
  readonly price?: ShortlistedPrice;
}

const entry =
  /^(\d{10}[a-z0-9.]{0,40})~([a-z0-9]{1,5})(?:\.([a-z0-9]{1,6})\.([a-z0-9]{1,6})\.([a-z0-9]{1,4}))?$/;

/** The cookie's deals, last saved first; what this site would not have written is left out. */
export function parseShortlist(text: string | undefined): readonly ShortlistedDeal[] {
  return (text ?? '')
    .slice(0, 4096)
    .split('_')
    .flatMap((part) => parseEntry(part) ?? [])
    .slice(0, maxShortlisted);
}

function parseEntry(text: string): ShortlistedDeal | undefined {
  const [, item, day, monthly, fee, excess] = entry.exec(text) ?? [];
  if (item === undefined || day === undefined) return undefined;
  const [savedDay, monthlyPence, feePence, excessTenths] = [day, monthly, fee, excess].map((part = '0') =>
    Number.parseInt(part, 36),
  ) as [number, number, number, number];
  return {
    item,
    savedDay,
    ...(monthly !== undefined && { price: { monthlyPence, feePence, excessTenths } }),
  };
}

/** The cookie's text: `1000000001.business~g5k.e10.5h.2m_…`, numbers in base 36. */
export function formatShortlist(deals: readonly ShortlistedDeal[]): string {
  return deals
    .map(({ item, savedDay, price }) => {
      const figures = price ? [price.monthlyPence, price.feePence, price.excessTenths] : [];
      return `${item}~${[savedDay, ...figures].map((figure) => figure.toString(36)).join('.')}`;
    })
    .join('_');
}

/** The item of a deal. */
export function toShortlistItem(deal: ComparedDeal): string {
  const item = formatComparedDeal(deal, defaultProfile);
  return deal.dealType === 'van' ? item.replace(deal.vehicleRef, `${deal.vehicleRef}.van`) : item;
}

/** The deal of an item at whatever lease, as a heart has it: `1000000001`, `1000000001.business`, `1000000001.van`. */
export function toHeartValue(item: string): string {
  const [vehicleRef = '', word] = item.split('.');
  return word === 'business' || word === 'van' ? `${vehicleRef}.${word}` : vehicleRef;
}
