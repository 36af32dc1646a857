import type { SearchAnswer, SearchHit } from '#shared/contracts/search.ts';
import type { Question } from './suggester.ts';

/** The hits for a question, from our own server. Throws when there is no answer. */
export async function fetchHits(
  { text, product }: Question,
  signal: AbortSignal,
): Promise<readonly SearchHit[]> {
  const query = new URLSearchParams({ q: text, product });
  const response = await fetch(`/api/search?${query}`, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  return ((await response.json()) as SearchAnswer).hits;
}
