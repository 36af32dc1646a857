const key = 'form-done';
const shownEvent = 'form-done';

interface DoneMessage {
  readonly path: string;
  readonly message: string;
}

/** Keeps the message about what a form did for the next page. Browser only; does nothing where storage is refused. */
export function keepDoneMessage(path: string, message: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ path, message } satisfies DoneMessage));
  } catch (error) {
    console.debug('A message could not be kept for the next page.', error);
  }
}

/** Makes the page that is shown now show the kept message. Browser only. */
export function showDoneMessage(): void {
  window.dispatchEvent(new Event(shownEvent));
}

/** Calls `listen` with the message kept for this page, now and whenever `showDoneMessage` is called. Returns what stops it. */
export function followDoneMessages(listen: (message: string) => void): () => void {
  const take = () => {
    const message = takeDoneMessage();
    if (message !== undefined) listen(message);
  };
  take();
  window.addEventListener(shownEvent, take);
  return () => window.removeEventListener(shownEvent, take);
}

function takeDoneMessage(): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as DoneMessage | null;
    if (kept?.path !== window.location.pathname) return undefined;
    sessionStorage.removeItem(key);
    return kept.message;
  } catch (error) {
    console.debug('No message could be read from the page before.', error);
    return undefined;
  }
}
