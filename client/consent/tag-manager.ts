import type { DataRouter } from '#client/navigation/data-router.ts';
import { getPageFacts, isPrivatePath } from '#client/navigation/page-facts.ts';
import { createScriptLoader } from '#client/script-loader.ts';
import { getDataLayer } from './data-layer.ts';
import { readAllowed } from './visitor-choices.ts';

/**
 * Loads the tag manager and keeps it away from private pages, which open as new documents without it. When the visitor
 * withdraws the permission, the page is reloaded without it too.
 */
export function followTagManager(router: DataRouter, url: string): void {
  loadTagManager(url);
  const check = () => {
    if (!readAllowed().advertising || getPageFacts(router).isPrivate) window.location.reload();
  };
  const leavePlainly = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && isPrivatePath(router, link.pathname)) event.stopPropagation();
  };
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') check();
  });
  window.addEventListener('pageshow', check);
  // In the capture phase, before the site's own listeners turn the click into a navigation within this document.
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

/** Sends a command to the tag manager's consent mode, which accepts the `arguments` object only and ignores an array. */
function tell(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  getDataLayer().push(arguments);
}
