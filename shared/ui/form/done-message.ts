const key = 'form-done';
const shownEvent = 'form-done';

interface DoneMessage {
  readonly path: string;
  readonly message: string;
}

/** Keeps what a form did for the page that comes next. Browser only; where storage is refused the page does without. */
export function keepDoneMessage(path: string, message: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ path, message } satisfies DoneMessage));
  } catch (error) {
    console.debug('A message could not be kept for the next page.', error);
  }
}

/** Shows what was kept, on a page that is there already. Browser only. */
export function showDoneMessage(): void {
  window.dispatchEvent(new Event(shownEvent));
}

/** Calls with what a form did: at once what was kept for this page, later what is kept while it is shown. */
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
