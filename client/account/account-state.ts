import { type AccountSummary, setAccountState } from '#shared/app/header/account-state.ts';
import { joinViewedVehicles } from './viewed-vehicles.ts';

/**
 * Asks who is signed in once the page has nothing better to do: once per document, and again when the browser brings
 * one back. A failure is only logged (spec, section 8); the header then keeps its link to the account.
 */
export function loadAccountState(): void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  idle(() => void ask());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void ask();
  });
}

async function ask(): Promise<void> {
  try {
    const answer = await fetch('/api/account/summary', { headers: { Accept: 'application/json' } });
    if (!answer.ok) return console.debug('The account could not be asked for.', answer.status);
    setAccountState(answer.status === 204 ? null : ((await answer.json()) as AccountSummary));
    if (answer.status === 200) await joinViewedVehicles();
  } catch (error) {
    console.debug('The account could not be asked for.', error);
  }
}
