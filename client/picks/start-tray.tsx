import { createRoot } from 'react-dom/client';
import type { DataRouter } from '#client/navigation/data-router.ts';
import type { PageState } from '#shared/app/page-state.ts';
import { comparePath, maxCompared } from '#shared/deals/compared-deals.ts';
import { allDealTypes, type DealType } from '#shared/deals/deal-type.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { CompareData } from '#shared/pages/compare/compare-data.ts';
import type { PageName } from '#shared/routes/site-map.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import styles from '#shared/ui/compare-tray.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import {
  addPick,
  hasPick,
  keepPicks,
  type PickedDeal,
  type Picks,
  picksHref,
  readPicks,
  removePick,
} from './picked-deals.ts';

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

interface CompareTrayProps {
  readonly picks: Picks;
  /** Said when a deal could not be added. */
  readonly message: string;
  readonly onRemove: (deal: PickedDeal) => void;
}

/** The deals ticked so far, at the foot of the screen, and the way to their comparison. */
function CompareTray({ picks, message, onRemove }: CompareTrayProps) {
  const { deals } = picks;
  return (
    <section className={`${styles.tray} ${styles.live}`} aria-label="Deals to compare">
      <p className={styles.message} role="status">
        {message}
      </p>
      <div className={styles.inner}>
        <ul className={styles.deals}>
          {deals.map((deal) => (
            <li key={deal.vehicleRef + deal.dealType} className={styles.deal}>
              <img src={deal.image} alt="" width={64} height={28} />
              <span className={styles.name}>{deal.name}</span>
              <button type="button" onClick={() => onRemove(deal)}>
                <Icon name="close" size={16} label={`Remove ${deal.name} from the comparison`} />
              </button>
            </li>
          ))}
        </ul>
        {deals.length > 1 ? (
          <ButtonLink href={picksHref(picks)}>{`Compare ${formatCount(deals.length, 'deal')}`}</ButtonLink>
        ) : (
          <ButtonLink kind="secondary" href={deals.length === 1 ? picksHref(picks) : comparePath}>
            Tick one more to compare
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** The deal that a box stands for, with its drawing: that of its card, or of the vehicle's page. */
function readBox(box: HTMLInputElement): PickedDeal {
  const [vehicleRef = '', ...words] = box.value.split('.');
  const near = box.closest('article') ?? document.getElementById('main');
  return {
    vehicleRef,
    dealType: words.find(isDealType) ?? 'personal',
    name: readName(box),
    image: near?.querySelector('img')?.src ?? '',
  };
}

/** The deal's name: that of the card, to which the box refers, or as the box says it. */
function readName(box: HTMLInputElement): string {
  const card = box.getAttribute('aria-labelledby')?.split(' ').at(-1);
  const name = card ? document.getElementById(card)?.textContent : box.ariaLabel?.replace('Compare ', '');
  return name ?? '';
}

/** The profile of a box: that of its page's form, but for what the box itself names (`formatComparedDeal`). */
export function readProfile({ form, value }: Pick<HTMLInputElement, 'form' | 'value'>): AskedProfile {
  const fields = form ? new FormData(form) : new FormData();
  const [, ...words] = value.split('.');
  const own = new Map(words.filter((word) => !isDealType(word)).map(toParameter));
  return parseProfile({ get: (name: string) => own.get(name) ?? fields.get(name)?.toString() ?? null })
    .profile;
}

function toParameter(word: string): readonly [name: string, value: string] {
  if (word.endsWith('up')) return ['initial', word.slice(0, -2)];
  if (word.endsWith('maintained')) return ['maintained', String(word === 'maintained')];
  return [Number(word) < 100 ? 'term' : 'miles', word];
}

function isDealType(word: string): word is DealType {
  return allDealTypes.some((dealType) => dealType === word);
}
