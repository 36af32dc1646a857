import { type RequestHandler, Router } from 'express';
import type { Readiness } from './readiness.ts';

/**
 * `/healthz` answers 200 while the process runs. `/readyz` answers 200 when visitors may be sent here, else 503 with
 * the
 * names of the checks that fail. Both name the build, so that a roll-out can be followed. Services that do not answer
 * while the process is ready are listed as `degraded`, by name and since when; the log has the reasons. Neither answer
 * names a host or an error, because anyone may be able to read it.
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
