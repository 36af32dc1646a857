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
  /** Address of the page under that deal type. */
  readonly next: string;
}

/**
 * Navigates to the same page under another deal type, keeps the choice in the cookie and adds it to the data layer.
 * Does nothing where the rules of the toggle allow no change.
 */
export async function goToDealType(router: DataRouter, { dealType, next }: DealTypeChange): Promise<void> {
  const state = toFilterState(readPageData(router));
  if (changeDealType(state, dealType) === state) return;
  saveDealTypeChoice(dealType);
  pushEvent({ event: 'deal_type_changed', customer_type: dealType });
  // The next page has a switch of its own, which gets the focus; the scroll stays.
  await router.navigate(next, { preventScrollReset: true, state: { focus: 'deal-type' } });
}

function readPageData({ state: { matches, loaderData } }: DataRouter): FilteredPage {
  const page = loaderData[matches.at(-1)?.route.id ?? ''] as PageState;
  return page.data as FilteredPage;
}
