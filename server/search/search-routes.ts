import { Router } from 'express';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import type { SearchAnswer } from '#shared/contracts/search.ts';
import { maxSuggestions } from '#shared/contracts/search-limits.ts';
import { parseSearch } from './parse-search.ts';
import { searchInTime } from './search-in-time.ts';
import { createSearchLimit } from './search-limit.ts';
import type { SearchProvider } from './search-provider.ts';

/** The same for everybody, and no older than a page of deals may be. */
const cacheControl = 'public, max-age=30, s-maxage=60';

/** `GET /api/search?q=&product=`: the best hits as JSON; 400 names what is wrong with the question, 503 says why not now. */
export function searchRoutes({ search }: { readonly search: SearchProvider }): Router {
  const router = Router();
  const countSearch = createSearchLimit();
  router.get('/api/search', async (req, res) => {
    await countSearch(toAddressKey(req.ip));
    const query = parseSearch(new URLSearchParams(req.originalUrl.split('?')[1] ?? ''));
    const left = new AbortController();
    res.once('close', () => left.abort());
    const hits = await searchInTime(search, query, { signal: left.signal });
    const answer: SearchAnswer = { hits: hits.slice(0, maxSuggestions) };
    res.setHeader('Cache-Control', cacheControl);
    res.json(answer);
  });
  return router;
}
