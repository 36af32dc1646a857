import type { Page, PageServer } from '#shared/routes/page.ts';

const asServed = () => import('./as-served-page.tsx');
const asServedGuide = () => import('./as-served-guide-page.tsx');

interface Template<Path, Data> {
  /** What the server knows of the template's pages; the client build leaves it out. */
  readonly server: (path: Path) => PageServer<Data>;
  readonly isPrivate?: true;
  /** True where texts may contain calculators, whose styles they then need. */
  readonly mayHaveTools?: true;
}

/** A record for each address or pattern of a template. Only the server draws them. */
export function documents<Path extends string, Data>(
  paths: readonly Path[],
  template: Template<Path, Data>,
): Readonly<Record<Path, Page<Data>>> {
  const records = paths.map((path): readonly [Path, Page<Data>] => [
    path,
    {
      path,
      ...(path.startsWith('/van-') && { tab: 'van' }),
      isDocument: true,
      ...(template.isPrivate && { isPrivate: true }),
      component: template.mayHaveTools ? asServedGuide : asServed,
      server: template.server(path),
    },
  ]);
  return Object.fromEntries(records) as Record<Path, Page<Data>>;
}
