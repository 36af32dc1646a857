import { Router } from 'express';
import type { IndexNowSettings } from '#server/platform/config/outgoing.ts';

/** `/<key>.txt`, by which search engines see that whoever posts addresses owns the site. Without a key, nothing. */
export function indexNowKeyFile(settings: Pick<IndexNowSettings, 'key'> | undefined): Router {
  const router = Router({ caseSensitive: true, strict: true });
  if (settings)
    router.get(`/${settings.key}.txt`, (_req, res) => {
      res.type('text/plain').setHeader('Cache-Control', 'public, max-age=3600').send(settings.key);
    });
  return router;
}
