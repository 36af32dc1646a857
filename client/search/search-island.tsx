import { hydrateRoot } from 'react-dom/client';
import type { DataRouter } from '#client/navigation/data-router.ts';
import { SearchBox } from './search-box.tsx';

/** Takes over the server's form in place: what was typed, where the cursor stands and the focus stay. */
export function showSearch(place: HTMLElement, router: DataRouter): void {
  const typed = place.querySelector('input')?.value ?? '';
  hydrateRoot(place, <SearchBox typed={typed} router={router} />);
}
