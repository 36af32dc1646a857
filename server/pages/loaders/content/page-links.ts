import type { ContentStore } from '#server/content/content-store.ts';
import { listContentPages } from '#server/search/content-pages.ts';
import type { ContentTool } from '#shared/content/content-page.ts';
import type { ContentLink } from '#shared/pages/content/content-data.ts';
import {
  carFinancePaths,
  carMatchingPath,
  companyCarTaxPath,
  endingEarlyPath,
  fairWearPath,
  mileagePath,
  salarySacrificePath,
} from '#shared/routes/link-to.ts';

/** The pages of the calculators that a text can name. */
export const toolPaths: Readonly<Record<ContentTool, string>> = {
  'company-car-tax': companyCarTaxPath,
  'salary-sacrifice': salarySacrificePath,
  mileage: mileagePath,
  'ending-early': endingEarlyPath,
  'fair-wear': fairWearPath,
  'pcp-settlement': carFinancePaths.settlement,
  'voluntary-termination': carFinancePaths.termination,
  'lease-or-buy': carFinancePaths.leaseOrBuy,
  'car-matching': carMatchingPath,
};

/** What the search says of the pages that are not texts. */
const known = new Map(listContentPages().map((page) => [page.path, page]));

/** A link to a page of text, or to another page that the search knows; undefined for any other address. */
export function findPageLink({ entries }: ContentStore, to: string): ContentLink | undefined {
  const path = to.replace(/[?#].*$/, '');
  const entry = entries.get(path);
  if (entry) return { path: to, label: entry.label, description: entry.description };
  const page = known.get(path);
  return page && { path: to, label: page.title, description: page.description };
}
