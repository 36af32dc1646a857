import type { DataRouter } from '#client/navigation/data-router.ts';
import { headerSearchIds } from '#shared/app/header/header-search-ids.ts';

/**
 * Brings the search of the header to life when somebody first goes to its field; on phones the icon opens the field
 * across the header. Until that is here, or if it never comes, the field is a plain form and the icon a plain link.
 */
export function startSearch(router: DataRouter): void {
  const place = document.getElementById(headerSearchIds.place);
  const field = document.getElementById(headerSearchIds.field);
  if (!place || !(field instanceof HTMLInputElement)) return;
  let isBrought = false;
  const bring = () => {
    if (isBrought) return;
    isBrought = true;
    // Lost on the way: the form goes on as it is, and the next focus tries again.
    import('./search-island.tsx').then(
      ({ showSearch }) => showSearch(place, router),
      () => {
        isBrought = false;
      },
    );
  };
  field.addEventListener('focus', bring);
  if (document.activeElement === field) bring();
  openOnPhones(place, field);
  closeOnNavigation(place, router);
}

function openOnPhones(place: HTMLElement, field: HTMLInputElement): void {
  const close = () => {
    place.removeAttribute('data-open');
    place.querySelector<HTMLElement>('[data-search-open]')?.focus();
  };
  place.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('[data-search-close]')) return close();
    if (!target.closest('[data-search-open]') || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    place.setAttribute('data-open', '');
    // In the same gesture, or a phone brings no keyboard.
    field.focus();
  });
  place.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && field.value === '' && place.hasAttribute('data-open')) close();
  });
}

function closeOnNavigation(place: HTMLElement, router: DataRouter): void {
  let { key } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.key === key) return;
    key = location.key;
    place.removeAttribute('data-open');
  });
}
