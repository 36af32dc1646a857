import type { RequestHandler } from 'express';
import type { Config } from '#server/platform/config/config.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';

/**
 * `/robots.txt`. A demonstration may be crawled too: it is to be tested like a real site, search engines included.
 * Pages
 * that should not be listed say so themselves.
 */
export function robots({ siteOrigin }: Pick<Config, 'siteOrigin'>): RequestHandler {
  const text = [
    'User-agent: *',
    `Disallow: ${accountPaths.home}`,
    'Disallow: /api/',
    'Disallow: /page-data/',
    '',
    `Sitemap: ${siteOrigin}/sitemap.xml`,
    '',
  ].join('\n');
  return (_req, res) => {
    res.type('text/plain').setHeader('Cache-Control', 'public, max-age=3600').send(text);
  };
}
