import { loadWholeOnce } from '#client/navigation/load-whole.ts';
import { pageModulesId } from '#shared/app/page-state.ts';
import { createScriptLoader } from './script-loader.ts';

// What is seen comes first: the page's modules are fetched once it is on the screen, all at once, or they would hold
// up its style, font and pictures on a slow line. The largest picture is decoded beside the first frame and comes with
// the second. In a background tab nothing is painted, so there nothing waits.
if (document.visibilityState === 'hidden') fetchModules();
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(fetchModules)));

/** As elements: an `import()` by a script that the document names is not trusted as the script is. */
function fetchModules(): void {
  const load = createScriptLoader('modules', (url) => /^\/assets\/[\w-]+\.js$/.test(url));
  const names = document.getElementById(pageModulesId)?.textContent.split(' ') ?? [];
  for (const name of names.filter(Boolean)) load(`/assets/${name}.js`, { isModule: true, onLost });
  const style = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (style && !style.sheet?.cssRules.length) onLost(style.href);
}

/**
 * A file that no node has any more: the document is of a build that is gone. Without the network, or where something
 * blocks the file, the page is left as it is: it works without scripts.
 */
function onLost(url: string): void {
  fetch(url, { method: 'HEAD' }).then(
    ({ status }) => status === 404 && loadWholeOnce(),
    () => undefined,
  );
}
