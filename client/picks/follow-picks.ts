import type { DataRouter } from '#client/navigation/data-router.ts';

/**
 * Starts the compare tray once a box is ticked, or at once where an earlier page of this visit has filled it. When its
 * script cannot be fetched, boxes are sent by the page's own form.
 */
export function followPicks(router: DataRouter): void {
  let isStarted = false;
  const start = (box?: HTMLInputElement) => {
    if (isStarted) return;
    isStarted = true;
    void import('./start-picks.tsx').then(
      ({ startPicks }) => startPicks(router, box),
      () => {
        isStarted = false;
      },
    );
  };
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.form?.id === 'picks') start(target);
  });
  try {
    if (sessionStorage.compare) start();
  } catch {
    // A browser that refuses to store still has the page's own form.
  }
}
