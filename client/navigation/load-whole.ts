/** Field of the history entry's state, which outlives a reload and needs no storage. */
const mark = 'loadedWhole';

/** False when this history entry was reloaded once already, which did not help. */
export function mayLoadWhole(): boolean {
  return !history.state?.[mark];
}

/**
 * Reloads the document, from whichever build the server runs now, when a part of it could not be fetched or drawn.
 * Does so once for each history entry; after that it does nothing.
 */
export function loadWholeOnce(): void {
  if (!mayLoadWhole()) return;
  history.replaceState({ ...history.state, [mark]: true }, '');
  location.reload();
}
