import { Router } from 'express';
import type { Services } from '#server/pages/services.ts';
import { readQuery } from '#server/platform/http/read-query.ts';
import { readComparison } from './load-compare.ts';
import { type PricedDeal, toComparedGroups } from './to-comparison.ts';

/**
 * The comparison as a spreadsheet: a row for each fact, a column for each deal. Begins with a byte order mark, without
 * which Excel misreads the pound sign.
 */
export function toComparisonCsv(deals: readonly PricedDeal[], origin: string): string {
  const names = deals.map(({ vehicle: { make, model, derivative } }) =>
    [make.name, model.name, derivative.name].join(' '),
  );
  const rows = toComparedGroups(deals, { isOnlyDifferences: false }).flatMap(({ heading, rows: facts }) =>
    facts.map(({ label, texts }) => [heading, label, ...texts.map((text) => text ?? '')]),
  );
  const source = ['', 'From', ...deals.map(() => origin)];
  const lines = [['', '', ...names], ...rows, source];
  return `\ufeff${lines.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

/** Spreadsheets run a cell that begins with one of these as a formula; an apostrophe makes it text. */
const formulaStart = /^[=+\-@\t\r]/;

function toCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** `GET /compare-deals.csv`: the comparison of the same query string as a file, for spreadsheets. */
export function comparisonCsv({ catalogue, site }: Pick<Services, 'catalogue' | 'site'>): Router {
  const router = Router();
  router.get('/compare-deals.csv', (req, res) => {
    const search = readQuery(req);
    const { deals } = readComparison(search, catalogue.snapshot());
    res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=5');
    res.setHeader('Content-Disposition', 'attachment; filename="compared-deals.csv"');
    res.setHeader('X-Robots-Tag', 'noindex');
    res.type('text/csv; charset=utf-8').send(toComparisonCsv(deals, site.origin));
  });
  return router;
}
