import { type DataRouter, onNavigation } from '#client/navigation/data-router.ts';
import { headerSearchIds } from '#shared/app/header/header-search-ids.ts';

/**
 * Fetches the header's search box when its field first gets the focus; on phones the icon opens the field across the
 * header. Until the box has arrived, or if it never does, the field is a plain form and the icon a plain link.
 */
export function startSearch(router: DataRouter): void {
  const place = document.getElementById(headerSearchIds.place);
  const field = document.getElementById(headerSearchIds.field);
  if (!place || !(field instanceof HTMLInputElement)) return;
  let isFetched = false;
  const fetchBox = () => {
    if (isFetched) return;
    isFetched = true;
    // When the file cannot be fetched the form stays plain, and the next focus tries again.
    import('./search-box.tsx').then(
      ({ showSearch }) => showSearch(place, router),
      () => {
        isFetched = false;
      },
    );
  };
  field.addEventListener('focus', fetchBox);
  if (document.activeElement === field) fetchBox();
  openOnPhones(place, field);
  onNavigation(router, () => place.removeAttribute('data-open'));
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
    // Within the same tap, as phones open the keyboard for no later focus.
    field.focus();
  });
  place.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && field.value === '' && place.hasAttribute('data-open')) close();
  });
}
