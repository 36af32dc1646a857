import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { isDealList } from '#server/pages/loaders/content/deal-strip.ts';
import { createMatchTable } from '#server/pages/match-table.ts';
import { navigationLinks } from '#shared/app/footer-links.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import { guideListPath, guideRoots, guidesPath } from '#shared/pages/content/content-paths.ts';
import { getPage, pageNames } from '#shared/routes/site-map.ts';
import { cancellingOurFee } from '#shared/tax/law-in-words.ts';
import type { CompiledPage } from './compile-page.ts';
import { isQuoted } from './quotes.ts';
import type { CompiledContent, ContentProblem } from './read-content.ts';
import { listStale } from './stale-sources.ts';

/** Everything that the tests refuse on a day, which is an ISO date, in the order of the pages. */
export function checkContent(content: CompiledContent, today: string): readonly ContentProblem[] {
  const { pages, problems } = content;
  const all = [...pages.values()];
  return [
    ...problems,
    ...listStale(content, today).map(({ path, source }) => ({
      path,
      what: `its source ${source.name} was last checked on ${source.checked}, more than six months ago`,
    })),
    ...all.flatMap(checkDealLists),
    ...all.flatMap(checkFeeWords),
    ...all.flatMap((page) => checkLinks(page, pages)),
    ...all.flatMap(checkDates),
    ...all.flatMap(checkReading),
    ...checkGuides(all),
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

/** The lists whose deals a text shows are lists that texts can show. */
function checkDealLists({ page: { path, deals, parts } }: CompiledPage): readonly ContentProblem[] {
  const lists = [
    ...(deals ? [deals.path] : []),
    ...parts.flatMap((part) => (part.kind === 'deals' ? [part.path] : [])),
  ];
  return lists
    .filter((list) => !isDealList(list))
    .map((list) => ({ path, what: `texts can’t show deals of ${list}` }));
}

/** The heading below which the terms have the words. */
const feeHeading = 'Our fee, and cancelling it';

/** A text that names our fee says in the words of every page how it is cancelled, or leads to where they stand. */
export function checkFeeWords({ page: { path }, plain, links }: CompiledPage): readonly ContentProblem[] {
  const text = plain.join('\n');
  const saysHow = text.includes(cancellingOurFee) || links.includes('/guides/glossary#processing-fee');
  const sentences = text.replaceAll(cancellingOurFee, '').match(/[^.\n]*\b(?:our|processing) fee\b[^.\n]*/gi);
  const ownWords = (sentences ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\b(?:cancel|refund|14 days|pay back)/i.test(sentence) && sentence !== feeHeading);
  return [
    ...(/processing fee|\bour (?:own )?fee\b/i.test(text) && !saysHow
      ? [{ path, what: 'names our fee without {{cancelling our fee}} or a link to the glossary' }]
      : []),
    ...ownWords.map((sentence) => ({
      path,
      what: `says in its own words what becomes of our fee: “${sentence}”`,
    })),
  ];
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

const fewestGuides = 12;
const guideWords = { least: 700, most: 2000 } as const;

/** Every section has its guides, each of a readable length, and half of all guides show their figures. */
export function checkGuides(pages: readonly CompiledPage[]): readonly ContentProblem[] {
  const guides = pages.filter(({ page }) => page.template === 'guide');
  const sections = Map.groupBy(guides, ({ page }) => page.path.replace(/\/[^/]*$/, ''));
  const illustrated = guides.filter(isIllustrated);
  return [
    ...guideRoots.map(guideListPath).flatMap((path) => {
      const { length } = sections.get(path) ?? [];
      const what = `has ${length} guides of the ${fewestGuides} that a section has at least`;
      return length < fewestGuides ? [{ path, what }] : [];
    }),
    ...guides.flatMap(({ page: { path }, plain }) => {
      const { least, most } = guideWords;
      const { length } = plain.join(' ').trim().split(/\s+/);
      const what = `has ${groupThousands(length)} words: a guide has ${least} to ${groupThousands(most)}`;
      return length < least || length > most ? [{ path, what }] : [];
    }),
    ...(2 * illustrated.length < guides.length
      ? [{ path: guidesPath, what: 'fewer than half of all guides have a chart or a table' }]
      : []),
  ];
}

/** Whether a text has a chart or a table. */
function isIllustrated({ page }: CompiledPage): boolean {
  return page.parts.some(
    (part) => part.kind === 'chart' || (part.kind === 'html' && part.html.includes('<table')),
  );
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
  const linked = new Set(navigationLinks.map(({ path }) => path));
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
