import type { DataRouter } from '#client/navigation/data-router.ts';

const form = 'form[data-settled]';
const button = `${form} details[data-filters]:not([open]) > summary`;

/** Makes the filters button open the filters in a dialog. When its script cannot be fetched they unfold in the page. */
export function followFiltersButton(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    const summary = event.target instanceof Element ? event.target.closest(button) : null;
    const details = summary?.parentElement;
    if (event.defaultPrevented || !(details instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    void open(router, details);
  });
}

async function open(router: DataRouter, details: HTMLDetailsElement): Promise<void> {
  const loaded = await import('./filters-dialog.ts').catch(() => undefined);
  if (!loaded) details.open = true;
  else if (details.isConnected) loaded.openFilters(router, details);
}
