import { hydrateRoot } from 'react-dom/client';
import { readCookieChoices } from '#client/consent/visitor-choices.ts';
import { followPostForms } from '#client/forms/follow-post-forms.ts';
import { showUploadProgress } from '#client/forms/upload-progress.ts';
import type { DataRouter } from '#client/navigation/data-router.ts';
import { AccountLink } from '#shared/app/header/account-link.tsx';
import { type HeaderAccount, setAccountState } from '#shared/app/header/account-state.ts';
import { followViewedVehicles, joinViewedVehicles } from './viewed-vehicles.ts';

/** Starts everything about the visitor's account. Until it has started, forms are sent by the browser itself. */
export function followAccount(router: DataRouter): void {
  showAccountLink();
  showUploadProgress(router);
  followPostForms(router);
  // A visitor may refuse this list, so nothing is remembered before the cookie choice.
  if (readCookieChoices()) followViewedVehicles(router);
  loadAccountState();
}

/** Hydrates the header's account link, which shows the server's markup until the browser knows who is signed in. */
function showAccountLink(): void {
  const place = document.getElementById('account-link');
  if (place) hydrateRoot(place, <AccountLink />);
}

/**
 * Asks the server who is signed in, once the browser is idle: once for each document, and again when the browser
 * restores the document from its back/forward cache.
 */
function loadAccountState(): void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  idle(() => void askWhoIsSignedIn());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void askWhoIsSignedIn();
  });
}

/** A failure is only logged (spec, section 8); the header then keeps its link to the account. */
async function askWhoIsSignedIn(): Promise<void> {
  try {
    const answer = await fetch('/api/account/summary', { headers: { Accept: 'application/json' } });
    if (!answer.ok) return console.debug('The account could not be asked for.', answer.status);
    setAccountState(answer.status === 204 ? null : ((await answer.json()) as HeaderAccount));
    if (answer.status === 200) await joinViewedVehicles();
  } catch (error) {
    console.debug('The account could not be asked for.', error);
  }
}
