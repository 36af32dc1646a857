import { getDataLayer } from '#client/analytics/data-layer.ts';
import type { DataRouter } from '#client/data-router.ts';
import { getPageFacts, isPrivatePath } from '#client/page-facts.ts';
import { createScriptLoader } from '#client/script-loader.ts';
import { readAllowed } from './visitor-choices.ts';

/**
 * Loads the tag manager and keeps it away from private pages: they open as documents of their own. Once the visitor no
 * longer allows it, the page is loaded anew without it.
 */
export function followTagManager(router: DataRouter, url: string): void {
  loadTagManager(url);
  const check = () => {
    if (!readAllowed().advertising || getPageFacts(router).isPrivate) window.location.reload();
  };
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') check();
  });
  window.addEventListener('pageshow', check);
  // Before any listener of ours turns the click into a navigation within this document.
  const leavePlainly = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && isPrivatePath(router, link.pathname)) event.stopPropagation();
  };
  window.addEventListener('click', leavePlainly, { capture: true });
}

function loadTagManager(url: string): void {
  const { statistics } = readAllowed();
  tell('consent', 'default', {
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: statistics ? 'granted' : 'denied',
  });
  getDataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  createScriptLoader('tag-manager', (given) => given === url)(url, { isModule: false });
}

/** Commands of the consent mode are told by the `arguments` object itself: an array is not understood. */
function tell(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  getDataLayer().push(arguments);
}
