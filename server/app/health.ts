import { type RequestHandler, Router } from 'express';
import type { Readiness } from './readiness.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it may be sent visitors; else 503 with the names of what is missing. Both
 * say which build answers, so that whoever rolls a new one out can follow it. What is away without making the process
 * less ready is `degraded`, by name and since when: the log has the reasons. A balancer may pass strangers on to here,
 * so neither answer names a host or an error.
 */
export function health(readiness: Readiness, build: string): Router {
  const router = Router();
  router.get('/healthz', noStore, (_req, res) => {
    res.json({ status: 'alive', build });
  });
  router.get('/readyz', noStore, (_req, res) => {
    const missing = readiness.listMissing();
    const isReady = missing.length === 0;
    const degraded = readiness.listDegraded();
    res.status(isReady ? 200 : 503).json({
      status: isReady ? 'ready' : 'not ready',
      missing,
      ...(degraded.length > 0 && { degraded }),
      build,
    });
  });
  return router;
}

const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
