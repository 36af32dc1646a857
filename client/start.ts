import { loadWholeOnce } from '#client/navigation/load-whole.ts';
import { pageModulesId } from '#shared/app/page-state.ts';
import { createScriptLoader } from './script-loader.ts';

// The page's modules are fetched, all at once, after its second frame, because on a slow line they would delay its style,
// font and pictures; the largest picture is decoded during the first frame and painted with the second. In a background
// tab no frame is painted, so the modules are fetched at once.
if (document.visibilityState === 'hidden') fetchModules();
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(fetchModules)));

/** Adds script elements, because the security policy does not trust an `import()` by a script with a hash. */
function fetchModules(): void {
  const load = createScriptLoader('modules', (url) => /^\/assets\/[\w-]+\.js$/.test(url));
  const names = document.getElementById(pageModulesId)?.textContent.split(' ') ?? [];
  for (const name of names.filter(Boolean)) load(`/assets/${name}.js`, { isModule: true, onLost });
  for (const style of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!style.sheet?.cssRules.length) onLost(style.href);
  }
}

/**
 * Reloads the document when no node has the file any more (404), so the document is of a build that is gone. When there
 * is no network, or something blocks the file, the page stays as it is: it works without scripts.
 */
function onLost(url: string): void {
  fetch(url, { method: 'HEAD' }).then(
    ({ status }) => status === 404 && loadWholeOnce(),
    () => undefined,
  );
}
