import type { ContentSource } from '#shared/content/content-page.ts';
import type { CompiledContent } from './read-content.ts';

/** Sources last checked more than six months before a day, which is an ISO date, with the pages that rest on them. */
export function listStale(
  { pages }: CompiledContent,
  today: string,
): readonly { readonly path: string; readonly source: ContentSource }[] {
  const limit = new Date(`${today}T00:00:00Z`);
  limit.setUTCMonth(limit.getUTCMonth() - 6);
  const oldest = limit.toISOString().slice(0, 10);
  return [...pages.values()].flatMap(({ page: { path, sources } }) =>
    sources.filter(({ checked }) => checked < oldest).map((source) => ({ path, source })),
  );
}
