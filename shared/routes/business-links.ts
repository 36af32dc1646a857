import { themePaths } from '#shared/deals/theme-paths.ts';
import { dealsPath, withQuery } from './link-to.ts';

const deals = dealsPath('business');

/** Where a business finds what personal leasing has a page for, by the path of that page. */
const businessPaths: Readonly<Record<string, string>> = {
  [dealsPath('personal')]: deals,
  [themePaths.carOffers]: themePaths.businessOffers,
  [themePaths.carStock]: withQuery(deals, { inStock: 'true' }),
  [themePaths.electricCars]: withQuery(deals, { fuel: 'electric' }),
  [themePaths.hybridCars]: withQuery(deals, { fuel: 'hybrid,plug-in-hybrid' }),
  [themePaths.hydrogenCars]: withQuery(deals, { fuel: 'hydrogen' }),
};

/** The address of the same deals for a business; the path itself where they are the same, or for people only. */
export function businessPath(path: string): string {
  return businessPaths[path] ?? path;
}
