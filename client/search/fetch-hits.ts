import type { SearchAnswer, SearchHit } from '#shared/contracts/search.ts';
import type { Question } from './suggester.ts';

/** The hits for a question, from our own server. Throws when there is no answer. */
export async function fetchHits(
  { text, product }: Question,
  signal: AbortSignal,
): Promise<readonly SearchHit[]> {
  const query = new URLSearchParams({ q: text, product });
  const response = await fetch(`/api/search?${query}`, { signal, headers: { Accept: 'application/json' } });
  // Two characters here may be one or none to the server, such as an emoji: nothing is called so.
  if (response.status === 400) return [];
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  return ((await response.json()) as SearchAnswer).hits;
}
