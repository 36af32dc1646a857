import type { DataRouter } from '#client/navigation/data-router.ts';

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
export function openWithEntry(router: DataRouter, { dialog, onClosed }: DialogEntry): void {
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
