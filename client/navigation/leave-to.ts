let isLeaving = false;

/**
 * Keeps `isLeavingPage` up to date. Telephone links and downloads also fire `beforeunload`, although the page stays;
 * the next click corrects that.
 */
export function followLeaving(): void {
  const note = ({ type }: Event) => {
    isLeaving = type !== 'click';
  };
  window.addEventListener('beforeunload', note);
  window.addEventListener('click', note, { capture: true });
}

/**
 * True while the browser opens another document. Firefox aborts this document's requests then: such a failure must not
 * bring the visitor back.
 */
export function isLeavingPage(): boolean {
  return isLeaving;
}

/**
 * Opens an address as a new document; the server answers with the page, its error page, or the page of a newer build.
 * Does nothing while the browser opens another document already. Never resolves, as this document is about to end.
 */
export function leaveTo({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<never> {
  if (!isLeaving) window.location.assign(pathname + search);
  return new Promise(() => undefined);
}
