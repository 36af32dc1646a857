import { Router } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { sendJson } from '#server/platform/http/codings/send-json.ts';
import { TooManyRequestsError } from '#server/platform/http/errors.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import { readQuery } from '#server/platform/http/read-query.ts';
import type { SearchAnswer } from '#shared/contracts/search.ts';
import { maxSuggestions } from '#shared/contracts/search-limits.ts';
import { parseSearch, searchInTime } from './search-in-time.ts';
import type { SearchProvider } from './search-provider.ts';
import { answerSentence, type SentenceSource } from './sentence/answer-sentence.ts';

/** The answer is the same for every visitor, and is cached as briefly as a page of deals. */
const cacheControl = 'public, max-age=30, s-maxage=60';

interface SearchRoutesSource extends SentenceSource {
  readonly search: SearchProvider;
}

/**
 * `GET /api/search?q=&product=`: the best hits as JSON, and what the text says as a sentence; 400 names the parameter at
 * fault, 503 says why there is no answer now.
 */
export function searchRoutes({ search, ...source }: SearchRoutesSource): Router {
  const router = Router();
  const countSearch = createSearchLimit();
  router.get('/api/search', async (req, res) => {
    await countSearch(toAddressKey(req.ip));
    const query = parseSearch(readQuery(req));
    const left = new AbortController();
    res.once('close', () => left.abort());
    const understood = answerSentence(query, source);
    const hits = await searchInTime(search, query, { signal: left.signal });
    const answer: SearchAnswer = {
      hits: hits.slice(0, maxSuggestions),
      ...(understood && { understood }),
    };
    res.setHeader('Cache-Control', cacheControl);
    sendJson(req, res, answer);
  });
  return router;
}

/**
 * Searches that one address may make in ten seconds: a fast typist makes five a second, and an office shares an
 * address.
 */
const searchesInTime = 80;
const seconds = 10;

/**
 * Counts the searches of each address, in this process only: asking a shared store would cost more than the search, and
 * the provider limits the work of all searches together. Throws `TooManyRequestsError`.
 */
function createSearchLimit(): (address: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: searchesInTime, duration: seconds });
  return async (address) => {
    try {
      await limiter.consume(address);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequestsError(Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
