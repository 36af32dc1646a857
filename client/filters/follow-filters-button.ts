import type { DataRouter } from '#client/navigation/data-router.ts';

const form = 'form[data-settled]';
const button = `${form} details[data-filters]:not([open]) > summary`;
/** What stays in sight while the page scrolls (deal-filters.module.css). */
const rail = `${form} :has(> [data-filters])`;

/**
 * Makes the filters button open the filters in a dialog; when its script cannot be fetched they unfold in the page.
 * Brings a filter into sight that gets the focus while it is above the screen.
 */
export function followFiltersButton(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    const summary = event.target instanceof Element ? event.target.closest(button) : null;
    const details = summary?.parentElement;
    if (event.defaultPrevented || !(details instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    void open(router, details);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const place = target.closest(rail)?.parentElement;
    // At once: by the next frame a held key may have moved the focus on.
    if (place) showInPlace(place, target);
  });
}

async function open(router: DataRouter, details: HTMLDetailsElement): Promise<void> {
  const loaded = await import('./filters-dialog.ts').catch(() => undefined);
  if (!loaded) details.open = true;
  else if (details.isConnected) loaded.openFilters(router, details);
}

/** The browser cannot scroll to what moves along with the screen: first the rail has to be back in its place. */
function showInPlace(place: Element, control: Element): void {
  if (control.getBoundingClientRect().top >= 0) return;
  place.scrollIntoView();
  control.scrollIntoView({ block: 'nearest' });
}
