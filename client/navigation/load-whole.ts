/** Kept with the entry in the browser's history: it outlives the reload, and is there where storage is blocked. */
const mark = 'loadedWhole';

/** False when this visit of the address was loaded whole already, and what was wrong is still wrong. */
export function mayLoadWhole(): boolean {
  return !history.state?.[mark];
}

/**
 * Loads the document anew, from whichever build answers now, because something of it could not be had or drawn. Once
 * for each visit of an address; after that it does nothing.
 */
export function loadWholeOnce(): void {
  if (!mayLoadWhole()) return;
  history.replaceState({ ...history.state, [mark]: true }, '');
  location.reload();
}
