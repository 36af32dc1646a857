import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { MovedError } from '#server/platform/http/errors.ts';
import type { ContentData } from '#shared/pages/content/content-data.ts';
import { storyKinds } from '#shared/pages/content/story-kinds.ts';
import { loadContent } from './load-content.ts';

/** A news item. Its id alone tells which one it is: with an outdated category or name in the address it has moved. */
export async function loadNewsItem(request: LoaderRequest): Promise<ContentData> {
  const { path, params, services } = request;
  const end = `/${params.id}`;
  const start = `${storyKinds.news.path}/`;
  if (!services.content.entries.has(path)) {
    const own = [...services.content.entries.keys()].find(
      (each) => each.startsWith(start) && each.endsWith(end),
    );
    if (own) throw new MovedError(own);
  }
  return loadContent(request);
}
