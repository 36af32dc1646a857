import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { type DealQueryBase, parseDealQuery } from '#shared/deals/deal-query-string.ts';
import { allDealTypes } from '#shared/deals/deal-type.ts';
import { type Theme, themes } from '#shared/deals/themes.ts';
import type { DealStripData } from '#shared/pages/content/content-data.ts';
import { dealsPath } from '#shared/routes/link-to.ts';

/** Deals of a list that a text shows. */
const dealsInStrip = 3;

/** The lists that a text can name: those of a deal type, and the themed ones. */
const bases: ReadonlyMap<string, DealQueryBase> = new Map<string, DealQueryBase>([
  ...allDealTypes.map((dealType) => [dealsPath(dealType), { dealType, scope: {} }] as const),
  ...Object.values<Theme>(themes).map((theme) => [theme.path, theme] as const),
]);

/** Whether texts can show deals of the list at an address. */
export function isDealList(address: string): boolean {
  return bases.has(address.replace(/\?.*$/, ''));
}

/** The first deals of the list at an address, such as `/car-leasing?fuel=electric`; undefined when it holds none. */
export function findDealStrip(
  snapshot: Snapshot,
  { heading, path }: { readonly heading: string; readonly path: string },
): DealStripData | undefined {
  const [list = '', search = ''] = path.split('?');
  const base = bases.get(list);
  if (!base) throw new Error(`Texts cannot show the list ${path}`);
  const { query } = parseDealQuery(new URLSearchParams(search), base);
  const scope = { ...query.scope, pricedOnly: true };
  const deals = snapshot.query({ ...query, scope }).deals.slice(0, dealsInStrip);
  return deals.length === 0 ? undefined : { heading, deals, href: path };
}
