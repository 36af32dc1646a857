import { createRoot } from 'react-dom/client';
import type { DataRouter } from '#client/navigation/data-router.ts';
import type { PageState } from '#shared/app/page-state.ts';
import { maxCompared } from '#shared/deals/compared-deals.ts';
import type { CompareData } from '#shared/pages/compare/compare-data.ts';
import type { PageName } from '#shared/routes/site-map.ts';
import { CompareTray } from './compare-tray.tsx';
import {
  addPick,
  hasPick,
  keepPicks,
  type PickedDeal,
  type Picks,
  readPicks,
  removePick,
} from './picked-deals.ts';
import { readBox, readProfile } from './read-box.ts';

const boxes = 'input[form=picks]';
const refusal = `You can compare ${maxCompared} deals at a time. Remove one first.`;

/**
 * Shows the tray and keeps it, the boxes of each page and the comparison in step. Returns what to call when the visitor
 * has ticked or cleared a box.
 */
export function startTray(router: DataRouter): (box: HTMLInputElement, isTicked: boolean) => void {
  let picks = joinComparison(readPicks(), router);
  const draw = createTray((deal) => {
    picks = removePick(picks, deal);
    show();
    (document.querySelector<HTMLElement>('#compare-tray button') ?? document.getElementById('main'))?.focus();
  });
  const show = (message = '') => {
    keepPicks(picks);
    tickBoxes(picks);
    draw(comparedColumns(router).length === 0 ? picks : { ...picks, deals: [] }, message);
  };
  // The page has drawn other boxes, as after a navigation.
  new MutationObserver(() => {
    picks = joinComparison(picks, router);
    show();
  }).observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true });
  show();
  return (box, isTicked) => {
    const deal = readBox(box);
    picks = isTicked ? addPick(picks, deal, readProfile(box)) : removePick(picks, deal);
    show(isTicked && !hasPick(picks, deal) ? refusal : '');
  };
}

/** Returns the function that draws the tray at the foot of the page, or nothing where it is empty. */
function createTray(onRemove: (deal: PickedDeal) => void): (picks: Picks, message: string) => void {
  const place = document.createElement('div');
  place.id = 'compare-tray';
  document.body.append(place);
  const root = createRoot(place);
  return (picks, message) =>
    root.render(
      picks.deals.length > 0 && <CompareTray picks={picks} message={message} onRemove={onRemove} />,
    );
}

/** Ticks the boxes of the picks, and no others. */
function tickBoxes(picks: Picks): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(boxes))
    box.checked = hasPick(picks, readBox(box));
}

/** While a comparison is shown its deals are the picks, so that what was added or removed there counts. */
function joinComparison(picks: Picks, router: DataRouter): Picks {
  const columns = comparedColumns(router);
  if (columns.length === 0) return picks;
  const deals = columns.map(({ vehicleRef, dealType, makeName, modelName, image }) => ({
    vehicleRef,
    dealType,
    name: `${makeName} ${modelName}`,
    image: image.src,
  }));
  return { ...picks, deals };
}

/** The deals of the comparison that is shown; none on other pages. */
function comparedColumns({ state }: DataRouter): CompareData['columns'] {
  const page: PageState | undefined = state.loaderData['compare' satisfies PageName];
  return (page?.data as CompareData | undefined)?.columns ?? [];
}
