import { z } from 'zod';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { createGate } from '#server/platform/http/gate.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { CallLimits } from '#server/platform/upstream/call-limits.ts';
import { createJsonClient, type JsonClient } from '#server/platform/upstream/json-client.ts';
import { UpstreamFault } from '#server/platform/upstream/upstream-fault.ts';
import type { SearchProvider } from '#server/search/search-provider.ts';
import type { SearchHit, SearchQuery } from '#shared/contracts/search.ts';
import { maxSearchHits } from '#shared/contracts/search-limits.ts';
import { type HitPlace, toHostedHit } from './hosted-hit.ts';

/** A hosted search service. The key is never logged, and is sent only to the service. */
interface HostedService {
  readonly endpoint: string;
  readonly key: string;
  readonly index: string;
}

export interface HostedSearchOptions extends HitPlace {
  readonly service: HostedService;
  readonly log: Log;
  /** Set by tests only. */
  readonly limits?: Partial<CallLimits>;
}

/** Checks the answer as a whole; each hit is checked on its own. */
const hostedAnswer = z.object({ hits: z.array(z.unknown()).max(100) });

/**
 * Requests at once; as many more may wait. Fewer than pages may be rendered, so a slow service does not block other
 * pages.
 */
const maxRequests = 12;

/** Searches a hosted index over the open interface of Meilisearch (`README.md` says what its documents must have). */
export function createHostedSearch({ service, log, limits, ...place }: HostedSearchOptions): SearchProvider {
  const client = createJsonClient({
    upstream: 'search',
    baseUrl: service.endpoint,
    log,
    limits: { maxAnswerBytes: 512 * 1024, ...limits },
  });
  const gate = createGate({ atOnce: maxRequests, waiting: maxRequests });
  return {
    search: async (query, { signal }) => {
      const documents = await gate.run(() => ask(client, { service, query, signal }));
      const hits = documents.flatMap((document) => toHostedHit(document, place) ?? []);
      const unusable = documents.length - hits.length;
      if (unusable > 0) log.warn({ upstream: 'search', unusable }, 'search hits left out');
      if (documents.length > 0 && hits.length === 0) throw unavailable();
      return hits.slice(0, maxSearchHits) as readonly SearchHit[];
    },
  };
}

interface Question {
  readonly service: HostedService;
  readonly query: SearchQuery;
  readonly signal: AbortSignal | undefined;
}

/** Sends only the words and the product, and nothing about the visitor. */
async function ask(client: JsonClient, { service, query, signal }: Question): Promise<readonly unknown[]> {
  const request = {
    name: 'search',
    method: 'POST' as const,
    path: `/indexes/${encodeURIComponent(service.index)}/search`,
    query: {},
    body: { q: query.text, filter: `product = "${query.product}"`, limit: maxSearchHits },
    isRepeatable: true,
  };
  try {
    const context = { token: service.key, ...(signal && { signal }) };
    const { status, body } = await client.ask(request, hostedAnswer, context);
    if (status >= 400 || !body) throw unavailable();
    return body.hits;
  } catch (error) {
    throw error instanceof UpstreamFault ? unavailable(error) : error;
  }
}

function unavailable(cause?: unknown): UnavailableError {
  return new UnavailableError('Search isn’t answering at the moment. Please try again shortly.', { cause });
}
