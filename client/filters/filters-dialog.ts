import type { DataRouter } from '#client/navigation/data-router.ts';
import styles from '#shared/pages/results/filters-dialog.module.css';
import { openWithEntry } from './dialog-entry.ts';

/** From here on the filters are a column beside the deals (deal-filters.module.css). */
const wide = '(min-width: 64rem)';
const titleId = 'filters-title';
const panelClass = styles.panel ?? 'panel';

/**
 * Opens the filters in a modal dialog. It is one form, never two: the panel moves into the dialog, which is within the
 * form, and back when the dialog closes. So its controls keep what was chosen, and changes show at once as ever.
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

/** A link to the list closes the dialog; any other changes the filters, within the dialog's entry of the history. */
function follow(router: DataRouter, dialog: HTMLDialogElement, event: MouseEvent): void {
  // Beside the panel.
  if (event.target === dialog) dialog.close();
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  if (link.hash) {
    dialog.close(link.hash.slice(1));
    return;
  }
  // The link goes with the last filter, and focus may not go with it.
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
