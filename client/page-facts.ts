import { matchRoutes } from 'react-router-dom';
import type { PageFacts } from '#shared/routes/page.ts';
import type { DataRouter } from './data-router.ts';

/** What the record says of the page that is shown. */
export function getPageFacts({ state }: Pick<DataRouter, 'state'>): PageFacts {
  return state.matches.at(-1)?.route.handle ?? { path: state.location.pathname };
}

/** What the record says of the page at a path of this site; undefined where there is none. */
export function findPageFacts({ routes }: Pick<DataRouter, 'routes'>, path: string): PageFacts | undefined {
  return matchRoutes(routes, path)?.at(-1)?.route.handle;
}
