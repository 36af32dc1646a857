import { factsAt, type PageFacts } from '#shared/routes/page.ts';
import type { DataRouter } from './data-router.ts';

/** What the record says of the page that is shown, at its address. */
export function getPageFacts({ state }: Pick<DataRouter, 'state'>): PageFacts {
  const { pathname, search } = state.location;
  return factsAt(state.matches.at(-1)?.route.handle ?? { path: pathname }, search);
}

/**
 * Whether a path of this site leads to a private page, by the patterns of the records. React Router's own
 * `matchRoutes` would split the router out of the file in which every page has it.
 */
export function isPrivatePath({ routes }: Pick<DataRouter, 'routes'>, path: string): boolean {
  const pages = routes.flatMap(({ children = [] }) => children);
  return pages.some(({ handle }) => {
    const record: PageFacts = handle;
    const pattern = record.path.replace(/:\w+/g, '[^/]+');
    return record.isPrivate === true && new RegExp(`^${pattern}/?$`, 'i').test(path);
  });
}
