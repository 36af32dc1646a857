import { Router } from 'express';
import type { Services } from '#server/pages/services.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { listPublicPaths } from './public-paths.ts';

/** Limit of the sitemap protocol (sitemaps.org, checked 2026-11-20). */
const maxUrlsPerFile = 50_000;

interface Sitemaps {
  /** Of catalogue and reviews. */
  readonly version: string;
  /** XML by file name. */
  readonly files: ReadonlyMap<string, string>;
}

/** `/sitemap.xml` names the files below `/sitemaps/`; together they hold every public address of the catalogue now live. */
export function sitemaps(
  { catalogue, reviews }: Pick<Services, 'catalogue' | 'reviews'>,
  origin: string,
): Router {
  let made: Sitemaps | undefined;
  const current = () => {
    const snapshot = catalogue.snapshot();
    const version = `${snapshot.version.number} ${reviews.edition()}`;
    if (made?.version !== version) {
      made = { version, files: toFiles(listPublicPaths(snapshot, reviews.listReviewed()), origin) };
    }
    return made.files;
  };
  const router = Router();
  router.get('/sitemap.xml', (_req, res) => {
    const urls = [...current().keys()].map((name) => `${origin}/sitemaps/${name}`);
    res
      .set('Cache-Control', 'public, max-age=3600')
      .type('application/xml')
      .send(toXml('sitemapindex', 'sitemap', urls));
  });
  router.get('/sitemaps/:file', (req, res) => {
    const xml = current().get(req.params.file);
    if (!xml) throw new NotFoundError('Sitemap');
    res.set('Cache-Control', 'public, max-age=3600').type('application/xml').send(xml);
  });
  return router;
}

function toFiles(paths: ReadonlyMap<string, readonly string[]>, origin: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [name, list] of paths) {
    for (let part = 0; part * maxUrlsPerFile < list.length; part += 1) {
      const slice = list.slice(part * maxUrlsPerFile, (part + 1) * maxUrlsPerFile);
      const urls = slice.map((path) => origin + path);
      files.set(`${name}-${part + 1}.xml`, toXml('urlset', 'url', urls));
    }
  }
  return files;
}

function toXml(root: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap', urls: readonly string[]): string {
  const items = urls.map((url) => `<${item}><loc>${escapeXml(url)}</loc></${item}>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items}
</${root}>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
