import type { comparedParameter, comparePath } from '#shared/deals/compared-deals.ts';
import { profileParameters } from '#shared/deals/profile-query.ts';
import { energyKinds } from '#shared/deals/running-cost.ts';
import type { Page } from '#shared/routes/page.ts';
import { type CompareData, makeParameter, onlyParameter } from './compare-data.ts';

// Written out, because an import would add the whole file to every page's script.
const path = '/compare-deals' satisfies typeof comparePath;
const deals = 'deals' satisfies typeof comparedParameter;

export const comparePages: { readonly compare: Page<CompareData> } = {
  /** Up to four deals beside each other; the deals and the profile are in the address. */
  compare: {
    path,
    component: () => import('./compare-page.tsx'),
    server: {
      cache: 'short',
      name: 'Compare deals',
      metadata: ({ columns, address }) => ({
        title: toTitle(columns),
        description:
          'Put up to four lease deals side by side: the full price, running costs, size and delivery, with the differences marked.',
        canonicalPath: path,
        ...(columns.length > 0 && { sharedUrl: address }),
        isIndexable: columns.length === 0,
      }),
      breadcrumbs: 'light',
      queryParameters: [deals, onlyParameter, makeParameter, ...profileParameters, ...energyKinds],
      search: {
        description: 'Up to four deals side by side',
        words: 'comparison side by side versus',
      },
    },
  },
};

/** "Compare Kia EV6, Skoda Enyaq and Tesla Model Y" */
function toTitle(columns: CompareData['columns']): string {
  const names = columns.map(({ makeName, modelName }) => `${makeName} ${modelName}`);
  return names.length === 0 ? 'Compare lease deals' : `Compare ${new Intl.ListFormat('en-GB').format(names)}`;
}
