import type { DataRouter } from '#client/navigation/data-router.ts';
import { followAccountState, getAccountState } from '#shared/app/header/account-state.ts';

/**
 * Starts the compare tray and the hearts with the first box that is ticked or heart that is pressed, or at once where
 * there is something to show. When their script cannot be fetched, the page's own forms are sent.
 */
export function followPicks(router: DataRouter): void {
  const load = () => import('./start-picks.ts').then(({ startPicks }) => startPicks(router));
  let picks: ReturnType<typeof load> | undefined;
  const start = () => {
    picks ??= load();
    return picks;
  };
  const follow = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement) || target.form?.id !== 'picks') return;
    const { checked } = target;
    void start().then(({ tick }) => tick(target, checked), forget);
  };
  document.addEventListener('change', ({ target }) => follow(target));
  document.addEventListener('submit', (event) => {
    const { submitter, defaultPrevented } = event;
    if (defaultPrevented || !submitter?.matches('[form=shortlist]:not([data-plain])')) return;
    event.preventDefault();
    start().then(
      ({ press }) => press(submitter as HTMLButtonElement),
      () => {
        forget();
        submitter.setAttribute('data-plain', '');
        (event.target as HTMLFormElement).requestSubmit(submitter);
      },
    );
  });
  const forget = () => {
    picks = undefined;
  };
  followAccountState(() => void (getAccountState() && start().catch(forget)));
  if (/\bshortlist=/.test(document.cookie) || hasTray()) start().catch(forget);
  // Boxes that were ticked before this script was here.
  for (const box of document.querySelectorAll('[form=picks]:checked')) follow(box);
}

/** Whether an earlier page of this visit has filled the tray; never where the browser refuses to store. */
function hasTray(): boolean {
  try {
    return 'compare' in sessionStorage;
  } catch {
    return false;
  }
}
