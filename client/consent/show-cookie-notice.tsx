import { createRoot } from 'react-dom/client';
import { CookieNotice } from '#shared/app/cookie-notice.tsx';
import type { CookieChoices, cookieChoicesPath } from '#shared/contracts/cookie-choices.ts';

/**
 * Shows the notice at the foot of the page, as its last part: nothing moves, and its height is told to the styles
 * (`--notice`) so that neither focus nor the price bar is hidden behind it. Calls `onChosen` once a choice is kept.
 */
export function showCookieNotice(offersAdvertising: boolean, onChosen: () => void): void {
  const place = document.createElement('section');
  place.id = 'cookie-notice';
  place.ariaLabel = 'Cookie choices';
  document.body.append(place);
  const root = createRoot(place);
  const { style } = document.documentElement;
  const height = new ResizeObserver(() => style.setProperty('--notice', `${place.offsetHeight}px`));
  height.observe(place);
  const onChoice = (choices: CookieChoices) => {
    const hadFocus = place.contains(document.activeElement);
    height.disconnect();
    style.removeProperty('--notice');
    root.unmount();
    place.remove();
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
    void keepChoices(choices).then((isKept) => isKept && onChosen());
  };
  root.render(<CookieNotice offersAdvertising={offersAdvertising} onChoice={onChoice} />);
}

/**
 * The server sets the cookie: one that a script sets is forgotten within days by some browsers. A choice that was
 * lost on the way allows nothing and is asked for again on the next page.
 */
async function keepChoices({ statistics, advertising }: CookieChoices): Promise<boolean> {
  const fields = new URLSearchParams({ statistics: toWord(statistics) });
  if (advertising !== undefined) fields.set('advertising', toWord(advertising));
  const answer = await fetch('/cookie-choices' satisfies typeof cookieChoicesPath, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: fields,
  }).catch(() => undefined);
  return answer?.ok ?? false;
}

function toWord(isAllowed: boolean): string {
  return isAllowed ? 'yes' : 'no';
}
