import { pageModulesId } from '#shared/app/page-state.ts';
import { listModules } from './page-modules.ts';

// What is seen comes first: the page's modules are fetched once it is on the screen, all at once, or they would hold
// up its style, font and pictures on a slow line. In a background tab nothing is painted, so there nothing waits.
if (document.visibilityState === 'hidden') fetchModules();
else requestAnimationFrame(() => setTimeout(fetchModules));

function fetchModules(): void {
  const names = document.getElementById(pageModulesId)?.textContent ?? '';
  for (const address of listModules(names)) void import(address);
}
