import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, type RequestHandler, Router } from 'express';
import type { Config } from '#server/platform/config/config.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import type { Metrics } from './metrics.ts';

interface MetricsEndpointOptions {
  readonly config: Pick<Config, 'metricsToken' | 'isProduction'>;
  readonly metrics: Metrics;
}

/**
 * `/metrics` for clients with the bearer token. If no token is configured, only this machine may read it, and in
 * production
 * nobody, because behind a proxy on the same machine every visitor looks local. All others get a 404.
 */
export function metricsEndpoint({ config, metrics }: MetricsEndpointOptions): Router {
  const isAllowed = createCheck(config);
  const answer: RequestHandler = async (req, res) => {
    if (!isAllowed(req)) throw new NotFoundError('Metrics');
    const text = await metrics.toText();
    res.setHeader('Cache-Control', 'no-store').setHeader('Content-Type', metrics.contentType).end(text);
  };
  return Router().get('/metrics', answer);
}

function createCheck({
  metricsToken,
  isProduction,
}: MetricsEndpointOptions['config']): (req: Request) => boolean {
  if (metricsToken === undefined) return (req) => !isProduction && isLocal(req);
  const expected = toDigest(`Bearer ${metricsToken}`);
  return ({ headers }) => timingSafeEqual(toDigest(headers.authorization ?? ''), expected);
}

function isLocal({ socket, headers }: Request): boolean {
  const isLoopback = /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  return isLoopback && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

/** Makes both sides equally long, so that the comparison takes the same time for every guess. */
function toDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
