import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { toWholeNumber } from '#shared/deals/parse-profile.ts';
import type { ContentData } from '#shared/pages/content/content-data.ts';
import { loadContent } from './load-content.ts';

/** A video, from the chapter whose second is in the query (`t`). */
export async function loadVideo(request: LoaderRequest): Promise<ContentData> {
  const data = await loadContent(request);
  const asked = request.search.get('t');
  const second = asked === null ? undefined : toWholeNumber(asked);
  const chapter = data.page.video?.chapters.find(({ at }) => at === second);
  return { ...data, ...(chapter && { startsAtSecond: chapter.at }) };
}
