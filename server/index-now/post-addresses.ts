import type { IndexNowSettings } from '#server/platform/config/outgoing.ts';
import { siteNow } from '#server/platform/time/site-clock.ts';
import { createConnections, sendRequest } from '#server/platform/upstream/send-request.ts';
import { UpstreamFault } from '#server/platform/upstream/upstream-fault.ts';

/** The most addresses that one post may hold, by the protocol (indexnow.org, checked 2026-11-22). */
export const mostAddresses = 10_000;

/** How a post ended: taken; refused for good; or to be tried once more after a while. */
export interface PostOutcome {
  readonly result: 'taken' | 'refused' | 'failed';
  /** The status, or why there was none. */
  readonly reason: string | number;
  readonly retryInMs: number;
}

interface PostOptions {
  readonly settings: Pick<IndexNowSettings, 'key' | 'url'>;
  /** The site's own, of which all addresses are paths. */
  readonly origin: string;
  readonly timeoutMs?: number;
}

const usualRetryMs = 60_000;
const longestRetryMs = 6 * 60 * 60_000;

/** Posts addresses to an IndexNow service, which passes them on to every search engine that takes part. Never throws. */
export async function postAddresses(
  paths: readonly string[],
  { settings: { key, url }, origin, timeoutMs = 15_000 }: PostOptions,
): Promise<PostOutcome> {
  const target = new URL(url);
  const body = JSON.stringify({
    host: new URL(origin).host,
    key,
    keyLocation: `${origin}/${key}.txt`,
    urlList: paths.map((path) => origin + path),
  });
  try {
    const response = await sendRequest(
      {
        url: target,
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body,
        agent: createConnections(target, 1).fresh,
      },
      AbortSignal.timeout(timeoutMs),
    );
    // Only the status counts.
    response.destroy();
    return toOutcome(response.statusCode ?? 0, response.headers['retry-after']);
  } catch (error) {
    const reason = error instanceof UpstreamFault ? (error.code ?? error.reason) : 'unsendable';
    return { result: 'failed', reason, retryInMs: usualRetryMs };
  }
}

/** 200 and 202 are success. 400, 403 and 422 mean that key or addresses are wrong, which a second try cannot mend. */
function toOutcome(status: number, retryAfter: string | undefined): PostOutcome {
  const retryInMs = Math.min(toMs(retryAfter) ?? usualRetryMs, longestRetryMs);
  if (status >= 200 && status < 300) return { result: 'taken', reason: status, retryInMs };
  const isPassing = status === 429 || status >= 500;
  return { result: isPassing ? 'failed' : 'refused', reason: status, retryInMs };
}

/** `Retry-After` is a number of seconds or a date. */
function toMs(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - siteNow();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
