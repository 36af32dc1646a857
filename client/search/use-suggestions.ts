import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchHit } from '#shared/contracts/search.ts';
import { createSuggester, type Question, type Suggestions } from './suggester.ts';

/** The suggestions to show for what the visitor has typed so far. */
export function useSuggestions({ text, product }: Question): Suggestions {
  const [suggestions, show] = useState<Suggestions>({ kind: 'none' });
  const [suggester] = useState(() => createSuggester(fetchHits, show));
  useEffect(() => suggester.ask({ text, product }), [suggester, text, product]);
  useEffect(() => suggester.stop, [suggester]);
  return suggestions;
}

/** Fetches the hits for a question from this site's server. Throws when there is no answer. */
export async function fetchHits(
  { text, product }: Question,
  signal: AbortSignal,
): Promise<readonly SearchHit[]> {
  const query = new URLSearchParams({ q: text, product });
  const response = await fetch(`/api/search?${query}`, { signal, headers: { Accept: 'application/json' } });
  // The server may count fewer characters than the browser, as in an emoji; such a text has no hits.
  if (response.status === 400) return [];
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  return ((await response.json()) as SearchAnswer).hits;
}
