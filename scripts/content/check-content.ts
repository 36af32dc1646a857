import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { createMatchTable } from '#server/pages/match-table.ts';
import { siteLinks } from '#shared/routes/site-links.ts';
import { getPage, pageNames } from '#shared/routes/site-map.ts';
import type { CompiledPage } from './compile-page.ts';
import { isQuoted } from './quotes.ts';
import type { CompiledContent, ContentProblem } from './read-content.ts';

/** Everything that the tests refuse, in the order of the pages. */
export function checkContent({ pages, problems }: CompiledContent): readonly ContentProblem[] {
  const all = [...pages.values()];
  return [
    ...problems,
    ...all.flatMap((page) => checkLinks(page, pages)),
    ...all.flatMap(checkDates),
    ...all.flatMap(checkReading),
    ...findOrphans(pages),
    ...findTwins(all, 'title', ({ page }) => [page.title]),
    ...findTwins(all, 'description', ({ page }) => [page.description]),
    ...findTwins(all, 'sentence', ({ plain }) =>
      plain.flatMap(listSentences).filter((sentence) => !isQuoted(sentence)),
    ),
  ].toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

const findRecord = createMatchTable(
  pageNames.map((name) => ({ pattern: getPage(name).path, value: getPage(name) })),
);

/** Links to this site lead to a page, and to a fragment of it where the page is one of these. */
function checkLinks(
  { page, links }: CompiledPage,
  pages: CompiledContent['pages'],
): readonly ContentProblem[] {
  return links.flatMap((link) => {
    if (!link.startsWith('/')) {
      return link.startsWith('https://') ? [] : [{ path: page.path, what: `the link ${link} is no address` }];
    }
    const [path = '', fragment] = link.replace(/\?[^#]*/, '').split('#');
    const content = pages.get(path);
    const record = findRecord(path)?.value;
    if (!content && (!record || record.isDocument)) {
      return [{ path: page.path, what: `the link ${link} leads nowhere` }];
    }
    if (!content || fragment === undefined || content.fragments.has(fragment)) return [];
    return [{ path: page.path, what: `the link ${link} names a heading that is not there` }];
  });
}

function checkDates({ page }: CompiledPage): readonly ContentProblem[] {
  const { path, published, updated, sources, legal } = page;
  const faults = [
    ...(updated < published ? ['updated is before published'] : []),
    ...sources
      .filter(({ checked }) => checked < published)
      .map(({ name }) => `${name} was checked before the page was published`),
    ...(legal?.changes.every(
      ({ version, effective }) => version !== legal.version || effective !== legal.effective,
    )
      ? ['the list of changes lacks the present version']
      : []),
  ];
  return faults.map((what) => ({ path, what }));
}

/** The years of school that a text takes, by Flesch and Kincaid; five more are the age of its reader. */
const mostGrade = 9.4;

/** Texts are for readers of 12 to 14. Legal pages must be exact first. */
function checkReading({ page, plain }: CompiledPage): readonly ContentProblem[] {
  if (page.template === 'legal') return [];
  const grade = readingGrade(plain);
  if (grade <= mostGrade) return [];
  return [
    { path: page.path, what: `takes a reader of ${Math.round(grade + 5)} years (grade ${grade.toFixed(1)})` },
  ];
}

/** The grade of a text of at least 100 words; 0 for a shorter one. */
export function readingGrade(plain: readonly string[]): number {
  const sentences = plain.flatMap(listSentences);
  const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z][A-Za-z’-]*/g) ?? []);
  if (words.length < 100) return 0;
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

/** The sentences of a paragraph that have at least six words. */
function listSentences(paragraph: string): readonly string[] {
  const segments = new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(paragraph);
  return Array.from(segments, ({ segment }) => segment.trim()).filter(
    (sentence) => sentence.split(/\s+/).length >= 6,
  );
}

/** Pages below these are on a list of their own; all others must be linked from a menu or from another page. */
const listed = /\/guides\/(?!glossary$)|^\/(?:news|flix|events)\//;

function findOrphans(pages: CompiledContent['pages']): readonly ContentProblem[] {
  const linked = new Set<string>(Object.values(siteLinks).map(({ path }) => path));
  for (const { page, links } of pages.values()) {
    for (const link of links)
      if (link.replace(/[?#].*/, '') !== page.path) linked.add(link.replace(/[?#].*/, ''));
  }
  return [...pages.keys()]
    .filter((path) => !listed.test(path) && !linked.has(path))
    .map((path) => ({ path, what: 'no menu and no other page leads here' }));
}

/** Texts that stand on more than one page, or twice on one. */
function findTwins(
  pages: readonly CompiledPage[],
  what: string,
  textsOf: (page: CompiledPage) => readonly string[],
): readonly ContentProblem[] {
  const first = new Map<string, string>();
  return pages.flatMap((each) =>
    textsOf(each).flatMap((text) => {
      const key = text.toLowerCase();
      const elsewhere = first.get(key);
      if (elsewhere === undefined) first.set(key, each.page.path);
      return elsewhere === undefined
        ? []
        : [{ path: each.page.path, what: `the ${what} "${text}" is on ${elsewhere} too` }];
    }),
  );
}
