import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cancellingOurFee } from '#shared/tax/law-in-words.ts';
import { checkContent, checkFeeWords, checkGuides, readingGrade } from './check-content.ts';
import type { CompiledPage } from './compile-page.ts';
import { checkManifest } from './content-manifest.ts';
import { readContent } from './read-content.ts';
import { listStale } from './stale-sources.ts';

const root = join(import.meta.dirname, '../..');
const content = readContent(root);
const pages = [...content.pages.values()];

test('the check finds no problem: `npm run content -- check` says the same', () => {
  expect(pages.length).toBeGreaterThan(80);
  expect(checkContent(content, new Date().toISOString().slice(0, 10))).toEqual([]);
  expect(checkManifest(content, root)).toEqual([]);
});

test('the check refuses a source that was checked more than six months ago', () => {
  const { checked } = pages.flatMap(({ page }) => page.sources)[0] ?? { checked: '' };
  const nextYear = `${Number(checked.slice(0, 4)) + 1}${checked.slice(4)}`;

  expect(listStale(content, checked)).toEqual([]);
  expect(checkContent(content, nextYear).map(({ what }) => what)).toContainEqual(
    expect.stringContaining('more than six months ago'),
  );
});

test('the documents, the questions and the glossary say how our fee is cancelled, and the check refuses other words', () => {
  const says = pages.filter(({ plain }) => plain.join('\n').includes(cancellingOurFee));
  const [page] = pages;
  const faultsOf = (text: string) =>
    page ? checkFeeWords({ ...page, plain: [text], links: [] }).map(({ what }) => what) : [];

  expect(says.map((each) => each.page.path)).toEqual(
    [
      '/terms-and-conditions',
      '/initial-disclosure',
      '/commission-disclosure',
      '/faq',
      '/guides/glossary',
    ].toSorted(),
  );
  expect(faultsOf('There is a processing fee.')).toHaveLength(1);
  expect(faultsOf(`There is a processing fee. ${cancellingOurFee}`)).toEqual([]);
  expect(faultsOf(`${cancellingOurFee} You can cancel our fee at any time.`)).toHaveLength(1);
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

test('the check refuses a section of fewer than twelve guides, a guide too short or too long, and too few charts', () => {
  const without = (isLeftOut: (page: CompiledPage) => boolean) =>
    checkGuides(pages.filter((page) => !isLeftOut(page))).map(({ what }) => what);
  const [first] = pages.filter(({ page }) => page.template === 'guide');
  const withWords = (count: number) =>
    first
      ? checkGuides([...pages, { ...first, plain: ['word '.repeat(count)] }]).map(({ what }) => what)
      : [];

  expect(checkGuides(pages)).toEqual([]);
  expect(without(({ page }) => page.path === first?.page.path)).toEqual([
    'has 11 guides of the 12 that a section has at least',
  ]);
  expect(withWords(699)).toEqual(['has 699 words: a guide has 700 to 2,000']);
  expect(withWords(2001)).toEqual(['has 2,001 words: a guide has 700 to 2,000']);
  expect(withWords(2000)).toEqual([]);
  const bare = pages.map((page) => ({ ...page, page: { ...page.page, parts: [] } }));
  expect(checkGuides(bare).map(({ what }) => what)).toEqual([
    'fewer than half of all guides have a chart or a table',
  ]);
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
