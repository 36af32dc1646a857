import { Router } from 'express';
import type { Services } from '#server/pages/services.ts';
import { readComparison } from './load-compare.ts';
import { toComparisonCsv } from './to-csv.ts';

/** `GET /compare-deals.csv`: the comparison of the same query string as a file, for spreadsheets. */
export function comparisonCsv({ catalogue, site }: Pick<Services, 'catalogue' | 'site'>): Router {
  const router = Router();
  router.get('/compare-deals.csv', (req, res) => {
    const search = new URLSearchParams(req.originalUrl.split('?')[1] ?? '');
    const { deals } = readComparison(search, catalogue.snapshot());
    res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=5');
    res.setHeader('Content-Disposition', 'attachment; filename="compared-deals.csv"');
    res.setHeader('X-Robots-Tag', 'noindex');
    res.type('text/csv; charset=utf-8').send(toComparisonCsv(deals, site.origin));
  });
  return router;
}
