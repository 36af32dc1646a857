import type { DataRouter } from '#client/navigation/data-router.ts';
import styles from '#shared/pages/results/filters-dialog.module.css';

/** Screens on which the filters are a column beside the deals (deal-filters.module.css). */
const wide = '(min-width: 64rem)';
const titleId = 'filters-title';
const panelClass = styles.panel ?? 'panel';

/**
 * Opens the filters in a modal dialog. The panel itself moves into the dialog, which is inside the form, and moves back
 * when the dialog closes. So its controls keep their values, and a change still updates the deals at once.
 */
export function openFilters(router: DataRouter, details: HTMLDetailsElement): void {
  const [summary, panel, ...others] = details.children;
  if (!(summary instanceof HTMLElement) || !panel || others.length > 0) return;
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-labelledby', titleId);
  panel.classList.add(panelClass);
  dialog.append(drawHead(dialog), panel);
  details.after(dialog);
  panel.lastElementChild?.setAttribute('aria-live', 'polite');
  const listeners = new AbortController();
  dialog.addEventListener('click', (event) => follow(router, dialog, event));
  matchMedia(wide).addEventListener('change', () => dialog.close(), { signal: listeners.signal });
  const onClosed = () => {
    listeners.abort();
    panel.lastElementChild?.removeAttribute('aria-live');
    panel.classList.remove(panelClass);
    details.append(panel);
    dialog.remove();
    summary.focus({ preventScroll: true });
    if (dialog.returnValue) showList(dialog.returnValue);
  };
  openWithEntry(router, { dialog, onClosed });
}

function drawHead(dialog: HTMLDialogElement): HTMLElement {
  const head = document.createElement('div');
  head.className = styles.head ?? '';
  const title = document.createElement('h2');
  title.id = titleId;
  title.textContent = 'Filter deals';
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => dialog.close());
  head.append(title, close);
  return head;
}

/** Closes the dialog on a link to the list; a link that changes filters replaces the dialog's history entry. */
function follow(router: DataRouter, dialog: HTMLDialogElement, event: MouseEvent): void {
  // A click on the backdrop.
  if (event.target === dialog) dialog.close();
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  if (link.hash) {
    dialog.close(link.hash.slice(1));
    return;
  }
  // This link may disappear with the last filter; the focus must not disappear with it.
  dialog.querySelector<HTMLElement>('a[href^="#"]')?.focus();
  void router.navigate(link.pathname + link.search, { replace: true, preventScrollReset: true });
}

function showList(id: string): void {
  const list = document.getElementById(id);
  if (!list) return;
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
  list.scrollIntoView();
}

/** A dialog that is not shown yet. */
interface DialogEntry {
  readonly dialog: HTMLDialogElement;
  /** Called once, however the dialog was closed. */
  readonly onClosed: () => void;
}

/**
 * Opens a modal dialog with a history entry of its own, so that Back closes it. Navigation inside the dialog replaces
 * that entry. When the dialog closes, the entry before it takes over the last address, and the dialog's entry is gone.
 */
function openWithEntry(router: DataRouter, { dialog, onClosed }: DialogEntry): void {
  const before = window.history.state;
  const { idx = 0 } = before ?? {};
  let isClosing = false;
  let wanted = router.state.location;
  window.history.pushState({ ...before, idx: idx + 1 }, '');
  const unsubscribe = router.subscribe(({ location, navigation }) => {
    // On Back the router starts to load the old address before `popstate` reaches this file.
    const isGoingBack = window.history.state?.idx !== idx + 1 && !isClosing;
    if (!isGoingBack) wanted = navigation.location ?? location;
  });
  const onPop = () => {
    isClosing = true;
    // Leaving a text field fires `change`, which sends what was typed.
    blurWithin(dialog);
    unsubscribe();
    if (window.history.state?.idx === before?.idx) passOn(router, wanted);
    dialog.close();
  };
  window.addEventListener('popstate', onPop, { once: true });
  dialog.addEventListener('cancel', () => blurWithin(dialog));
  dialog.addEventListener('close', onClosed, { once: true });
  dialog.addEventListener('close', () => isClosing || window.history.back(), { once: true });
  dialog.showModal();
}

function passOn(router: DataRouter, { pathname, search, state }: DataRouter['state']['location']): void {
  if (pathname + search === window.location.pathname + window.location.search) return;
  void router.navigate(pathname + search, { replace: true, preventScrollReset: true, state });
}

function blurWithin(dialog: HTMLDialogElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.blur();
}
