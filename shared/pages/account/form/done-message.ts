const key = 'form-done';

/** Keeps what a form did for the page that comes next. Browser only; where storage is refused the page does without. */
export function keepDoneMessage(path: string, message: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ path, message }));
  } catch (error) {
    console.debug('A message could not be kept for the next page.', error);
  }
}

/** The message kept for this page, once. Browser only. */
export function takeDoneMessage(): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
      path: string;
      message: string;
    } | null;
    if (kept?.path !== window.location.pathname) return undefined;
    sessionStorage.removeItem(key);
    return kept.message;
  } catch (error) {
    console.debug('No message could be read from the page before.', error);
    return undefined;
  }
}
