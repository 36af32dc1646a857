import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isDealList } from '#server/pages/loaders/content/deal-strip.ts';
import { checkContent, readingGrade } from './check-content.ts';
import { manifestFiles } from './content-manifest.ts';
import { readContent } from './read-content.ts';
import { listStale } from './stale-sources.ts';

const root = join(import.meta.dirname, '../..');
const content = readContent(root);
const pages = [...content.pages.values()];

test('the texts have no dead link, no orphan, no sentence twice, and can be read by people of 14', () => {
  expect(pages.length).toBeGreaterThan(80);
  expect(checkContent(content)).toEqual([]);
});

test('the committed manifest is the one that the files give', () => {
  for (const [file, text] of Object.entries(manifestFiles(content)))
    expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});

test('no source was last checked more than six months ago', () => {
  expect(listStale(content, new Date().toISOString().slice(0, 10))).toEqual([]);
});

test('every list of deals that a text shows is one that texts can show', () => {
  const lists = pages.flatMap(({ page }) => [
    ...(page.deals ? [page.deals.path] : []),
    ...page.parts.flatMap((part) => (part.kind === 'deals' ? [part.path] : [])),
  ]);

  expect(lists.length).toBeGreaterThan(40);
  expect(lists.filter((path) => !isDealList(path))).toEqual([]);
});

test('each section has twelve guides of 700 to 1,500 words, and half of them have a chart or a table', () => {
  const guides = pages.filter(({ page }) => page.template === 'guide');
  const sections = Map.groupBy(guides, ({ page }) => page.path.split('/guides/')[0]);
  const words = guides.map(({ page, plain }) => [page.path, plain.join(' ').split(/\s+/).length] as const);
  const shown = guides.filter(({ page }) =>
    page.parts.some(
      (part) => part.kind === 'chart' || (part.kind === 'html' && part.html.includes('<table')),
    ),
  );

  expect([...sections.values()].map((each) => each.length)).toEqual([12, 12, 12, 12]);
  expect(words.filter(([, count]) => count < 700 || count > 2000)).toEqual([]);
  expect(shown.length).toBeGreaterThanOrEqual(guides.length / 2);
});

test('a text of long words and long sentences takes an older reader', () => {
  const easy = Array.from({ length: 20 }, () => 'The car goes back to the firm at the end of the lease.');
  const hard = [
    'Notwithstanding contractual indemnification obligations, supplementary administrative reimbursements necessitate comprehensive documentation, irrespective of jurisdictional considerations, organisational responsibilities and retrospective interpretations of disproportionate liabilities.'.repeat(
      5,
    ),
  ];

  expect(readingGrade(easy)).toBeLessThan(5);
  expect(readingGrade(hard)).toBeGreaterThan(14);
});
