import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isDealList } from '#server/pages/loaders/content/deal-strip.ts';
import { cancellingOurFee } from '#shared/tax/law-in-words.ts';
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

test('every text that names our fee says in the same words how it is cancelled, or leads to where it does', () => {
  const explaining = ['/terms-and-conditions', '/initial-disclosure', '/commission-disclosure', '/faq'];
  const naming = pages.filter(({ plain }) => /processing fee|\bour (?:own )?fee\b/i.test(plain.join('\n')));
  const says = ({ plain }: (typeof pages)[number]) => plain.join('\n').includes(cancellingOurFee);
  const silent = naming.filter(
    (page) => !says(page) && !page.links.includes('/guides/glossary#processing-fee'),
  );

  expect(silent.map(({ page }) => page.path)).toEqual([]);
  expect(pages.filter(says).map(({ page }) => page.path)).toEqual(
    [...explaining, '/guides/glossary'].toSorted(),
  );
});

test('no text says in words of its own what becomes of our fee when someone cancels', () => {
  const words = pages.map(({ page, plain }) => [
    page.path,
    plain.join('\n').replaceAll(cancellingOurFee, ''),
  ]);
  const ownWords = words.flatMap(([path, text]) =>
    (text?.match(/[^.\n]*\b(?:our|processing) fee\b[^.\n]*/gi) ?? [])
      .filter((sentence) => /\b(?:cancel|refund|14 days|pay back)/i.test(sentence))
      .map((sentence) => `${path}: ${sentence.trim()}`),
  );

  // A heading, and the entry in the terms' list of changes is not part of the text.
  expect(ownWords).toEqual(['/terms-and-conditions: Our fee, and cancelling it']);
});

test('ending a PCP early tells of the redress rules with their dates, that hire is outside, and where the present state is', () => {
  const { plain = [], links = [] } = content.pages.get('/car-finance-advice/ending-pcp-early') ?? {};
  const text = plain.join('\n');

  expect(text).toContain('made from 6 April 2007 to 1 November 2024');
  expect(text).toContain('On 30 March 2026 the Financial Conduct Authority published rules (PS26/3)');
  expect(text).toContain('hire is outside those rules');
  expect(text).toContain('you don’t need a claims company');
  expect(text).toMatch(/we last compared them on \d+ \w+ \d{4}/);
  expect(links).toContain('https://www.fca.org.uk/consumers/car-finance-complaints');
});

test('the grant for electric vans has its amounts, its date and how sure they are', () => {
  const { plain = [], links = [] } = content.pages.get('/van-leasing/guides/electric-vans') ?? {};
  const text = plain.join('\n');

  expect(text).toMatch(/35% of their price.*at most £2,500.*up to 2,500 kg.*at most £5,000.*up to 4,250 kg/);
  expect(text).toMatch(/none that confirms the amounts for this year\. Checked on \d+ \w+ \d{4};/);
  expect(links).toContain('https://www.gov.uk/plug-in-vehicle-grants');
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
