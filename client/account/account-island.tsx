import { hydrateRoot } from 'react-dom/client';
import { AccountLink } from '#shared/app/header/account-link.tsx';

/** Brings the header's account link to life in the server's markup; it stays as it is until somebody is known. */
export function showAccountLink(): void {
  const place = document.getElementById('account-link');
  if (place) hydrateRoot(place, <AccountLink />);
}
