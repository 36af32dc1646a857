import type { DataRouter } from './data-router.ts';

/** What takes less time than this is shown at once, without a sign that it is on its way. */
export const patienceMs = 150;

interface LoadingSign {
  readonly show: () => void;
  readonly hide: () => void;
}

/** Shows the sign once a navigation has been under way for 150 ms, and hides it when the navigation is over. */
export function watchSlowNavigations({ subscribe }: Pick<DataRouter, 'subscribe'>, sign: LoadingSign): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') {
      timer ??= setTimeout(sign.show, patienceMs);
      return;
    }
    clearTimeout(timer);
    if (timer !== undefined) sign.hide();
    timer = undefined;
  });
}

const words = 'Loading…';

/**
 * The sign is the attribute `data-loading` of the document, for which the styles draw a bar below the header and dim the
 * old results, and one polite announcement.
 */
export function showLoadingSign(router: DataRouter): void {
  const announcer = document.getElementById('announcer');
  const { documentElement: root } = document;
  const show = () => {
    root.setAttribute('data-loading', '');
    if (announcer) announcer.textContent = words;
  };
  const hide = () => {
    root.removeAttribute('data-loading');
    if (announcer?.textContent === words) announcer.textContent = '';
  };
  watchSlowNavigations(router, { show, hide });
  // A page that was left for another document while it was loading may come back from the browser's own cache.
  window.addEventListener('pageshow', hide);
}
