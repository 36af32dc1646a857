/** Kinds of request for the metrics: few, so that their number never grows. */
export type RouteClass = 'page' | 'page-data' | 'api' | 'asset' | 'operations';

/** A map: looking a path up as a property of an object first makes it a name that the engine keeps. */
const classes: ReadonlyMap<string, RouteClass> = new Map([
  ['api', 'api'],
  ['page-data', 'page-data'],
  ['assets', 'asset'],
  ['website', 'asset'],
  ['healthz', 'operations'],
  ['readyz', 'operations'],
  ['metrics', 'operations'],
]);

/** The kind of a path, by its first segment; whatever is nothing else is a page. */
export function toRouteClass(path: string): RouteClass {
  const end = path.indexOf('/', 1);
  const first = path.slice(1, end < 0 ? undefined : end);
  return classes.get(first) ?? 'page';
}
