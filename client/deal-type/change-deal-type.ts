import { pushEvent } from '#client/consent/data-layer.ts';
import type { DataRouter } from '#client/navigation/data-router.ts';
import type { PageState } from '#shared/app/page-state.ts';
import {
  type CarDealType,
  changeDealType,
  type FilteredPage,
  toFilterState,
} from '#shared/deals/deal-type-toggle.ts';
import { saveDealTypeChoice } from './deal-type-cookie.ts';

interface DealTypeChange {
  readonly dealType: CarDealType;
  /** Address of the page under it. */
  readonly next: string;
}

/**
 * Goes to the same page under another deal type: the choice is kept in the cookie, told to the data layer, and the
 * address, which is the filter's state, changes. Nothing where the rules of the toggle allow no change.
 */
export async function goToDealType(router: DataRouter, { dealType, next }: DealTypeChange): Promise<void> {
  const state = toFilterState(readPageData(router));
  if (changeDealType(state, dealType) === state) return;
  saveDealTypeChoice(dealType);
  pushEvent({ event: 'deal_type_changed', customer_type: dealType });
  // The switch is another one on the next page: focus moves to it, and the page keeps its place.
  await router.navigate(next, { preventScrollReset: true, state: { focus: 'deal-type' } });
}

function readPageData({ state: { matches, loaderData } }: DataRouter): FilteredPage {
  const page = loaderData[matches.at(-1)?.route.id ?? ''] as PageState;
  return page.data as FilteredPage;
}
