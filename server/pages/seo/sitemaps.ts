import { Router } from 'express';
import type { Services } from '#server/pages/services.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { escapeXml } from './escape-xml.ts';
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
  { catalogue, reviews, content }: Pick<Services, 'catalogue' | 'reviews' | 'content'>,
  origin: string,
): Router {
  let made: Sitemaps | undefined;
  const current = () => {
    const snapshot = catalogue.snapshot();
    const version = `${snapshot.version.number} ${reviews.edition()}`;
    if (made?.version !== version) {
      const published = { reviewed: reviews.listReviewed(), texts: [...content.entries.keys()] };
      const paths = listPublicPaths(snapshot, published);
      const importedOn = snapshot.version.importedAt.toISOString().slice(0, 10);
      const changedOn = (path: string, name: string) =>
        content.entries.get(path)?.updated ?? (/-(?:lists|deals)$/.test(name) ? importedOn : undefined);
      made = { version, files: toFiles(paths, { origin, changedOn }) };
    }
    return made.files;
  };
  const router = Router();
  router.get('/sitemap.xml', (_req, res) => {
    const urls = [...current().keys()].map((name) => ({ url: `${origin}/sitemaps/${name}` }));
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

interface UrlFacts {
  readonly origin: string;
  /** The day on which the page last changed, as an ISO date; undefined where it is not known. */
  readonly changedOn: (path: string, sitemap: string) => string | undefined;
}

function toFiles(
  paths: ReadonlyMap<string, readonly string[]>,
  { origin, changedOn }: UrlFacts,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [name, list] of paths) {
    for (let part = 0; part * maxUrlsPerFile < list.length; part += 1) {
      const slice = list.slice(part * maxUrlsPerFile, (part + 1) * maxUrlsPerFile);
      const urls = slice.map((path) => ({ url: origin + path, changedOn: changedOn(path, name) }));
      files.set(`${name}-${part + 1}.xml`, toXml('urlset', 'url', urls));
    }
  }
  return files;
}

interface SitemapUrl {
  readonly url: string;
  readonly changedOn?: string | undefined;
}

function toXml(
  root: 'urlset' | 'sitemapindex',
  item: 'url' | 'sitemap',
  urls: readonly SitemapUrl[],
): string {
  const items = urls.map(({ url, changedOn }) => {
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
    return `<${item}><loc>${escapeXml(url)}</loc>${changed}</${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('\n')}
</${root}>
`;
}
