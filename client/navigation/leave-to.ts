let isLeaving = false;

/** Keeps up with `isLeavingPage`. Telephone links and downloads tell of leaving too, until the next click here. */
export function followLeaving(): void {
  const note = ({ type }: Event) => {
    isLeaving = type !== 'click';
  };
  window.addEventListener('beforeunload', note);
  window.addEventListener('click', note, { capture: true });
}

/**
 * True while the browser is on its way to another document. Firefox ends whatever this one is still waiting for at
 * that moment: such failures must not call the visitor back.
 */
export function isLeavingPage(): boolean {
  return isLeaving;
}

/**
 * Hands an address to the browser: the server answers with the page, its error page, or the page of a newer build. A
 * visitor who is leaving already is left alone. Never resolves, because this document is over.
 */
export function leaveTo({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<never> {
  if (!isLeaving) window.location.assign(pathname + search);
  return new Promise(() => undefined);
}
