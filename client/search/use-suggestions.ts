import { useEffect, useState } from 'react';
import { fetchHits } from './fetch-hits.ts';
import { createSuggester, type Question, type Suggestions } from './suggester.ts';

/** What to show for what is typed now. */
export function useSuggestions({ text, product }: Question): Suggestions {
  const [suggestions, show] = useState<Suggestions>({ kind: 'none' });
  const [suggester] = useState(() => createSuggester(fetchHits, show));
  useEffect(() => suggester.ask({ text, product }), [suggester, text, product]);
  useEffect(() => suggester.stop, [suggester]);
  return suggestions;
}
