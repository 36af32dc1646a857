import { createRoot } from 'react-dom/client';
import { CookieNotice } from '#shared/app/cookie-notice.tsx';
import type { CookieChoices, cookieChoicesPath } from '#shared/contracts/cookie-choices.ts';

/**
 * Shows the cookie notice at the foot of the page without moving anything. The custom property `--notice` holds its
 * height, so that styles keep focus and the price bar clear of it. Calls `onChosen` once the server has kept a choice.
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
 * Sends the choice to the server, which sets the cookie, because some browsers delete a script's cookie within days.
 * Returns false when the choice did not arrive: then nothing is allowed and the next page asks again.
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
