/** Kinds of request for the metrics: few, so that their number never grows. */
export type RouteClass = 'page' | 'page-data' | 'api' | 'asset' | 'operations';

const classes: Readonly<Record<string, RouteClass>> = {
  api: 'api',
  'page-data': 'page-data',
  assets: 'asset',
  website: 'asset',
  healthz: 'operations',
  readyz: 'operations',
  metrics: 'operations',
};

/** The kind of a path, by its first segment; whatever is nothing else is a page. */
export function toRouteClass(path: string): RouteClass {
  const end = path.indexOf('/', 1);
  const first = path.slice(1, end < 0 ? undefined : end);
  return (Object.hasOwn(classes, first) && classes[first]) || 'page';
}
