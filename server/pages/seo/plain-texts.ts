import type { RequestHandler } from 'express';
import type { Config } from '#server/platform/config/config.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';

/**
 * `/robots.txt`. A demonstration may be crawled too: it is to be tested like a real site, search engines included. Pages
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

export const securityTextPath = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year; each answer says it anew, so that the file never runs out. */
const validMs = 180 * 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. Without SECURITY_CONTACT there is no such page. */
export function securityText(
  { siteOrigin, securityContacts }: Pick<Config, 'siteOrigin' | 'securityContacts'>,
  { now }: Pick<Clock, 'now'>,
): RequestHandler {
  return (_req, res, next) => {
    if (securityContacts.length === 0) return next();
    const expires = new Date(now() + validMs).toISOString().replace(/T.*/, 'T00:00:00Z');
    const lines = [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${siteOrigin}${securityTextPath}`,
      '',
    ];
    res.type('text/plain').setHeader('Cache-Control', 'public, max-age=3600').send(lines.join('\n'));
  };
}
