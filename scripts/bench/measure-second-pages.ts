import { thisSite } from './bench-build.ts';
import { type Dictionary, fetchDictionaries } from './dictionary-client.ts';
import { startServer } from './pages/pinned-process.ts';
import { formatFigure } from './report/format-section.ts';
import { median } from './report/median.ts';
import { atMost, type Goal, type Section, type Table } from './report/section.ts';
import { fetchPage, listSecondPages, type SentPage } from './second-pages.ts';

/** Measures the bytes of a second page of each kind for a browser that has the site's dictionaries in its cache. */
export async function measureSecondPages(): Promise<Section> {
  const site = await startServer(thisSite.args, thisSite.settings);
  try {
    const origin = `http://127.0.0.1:${site.port}`;
    const dictionaries = await fetchDictionaries(origin);
    const pages: SentPage[] = [];
    for (const page of await listSecondPages(origin)) pages.push(await fetchPage(origin, page, dictionaries));
    return {
      tables: [dictionaryTable(dictionaries), pageTable(pages)],
      goals: listGoals(dictionaries, pages),
    };
  } finally {
    await site.stop();
  }
}

const toKilobytes = (bytes: number) => formatFigure(bytes / 1000);

function dictionaryTable(dictionaries: readonly Dictionary[]): Table {
  return {
    title: 'Dictionaries that a page names',
    columns: ['File', 'For', 'Decoded kB', 'Sent kB'],
    rows: dictionaries.map(({ path, use: { match, destinations }, bytes, sentBytes }) => [
      path,
      `${match} ${destinations.join(' ')}`,
      toKilobytes(bytes.length),
      toKilobytes(sentBytes),
    ]),
  };
}

function pageTable(pages: readonly SentPage[]): Table {
  return {
    title: 'A second page, kB as sent',
    columns: ['Page', 'Decoded', 'Without dictionary', 'With dictionary', 'Coding', 'Same bytes'],
    rows: pages.map(({ kind, decodedBytes, plain, withDictionary, isSame }) => [
      kind,
      toKilobytes(decodedBytes),
      toKilobytes(plain.body.length),
      toKilobytes(withDictionary.body.length),
      withDictionary.headers['content-encoding'] ?? 'none',
      isSame ? 'yes' : 'NO',
    ]),
    note: 'Bodies alone; with a dictionary as first made. The dictionaries were named by the home page.',
  };
}

function listGoals(dictionaries: readonly Dictionary[], pages: readonly SentPage[]): readonly Goal[] {
  const bodies = pages.map(({ withDictionary }) => withDictionary.body.length);
  const largest = (values: readonly number[]) => Math.max(...values) / 1000;
  const differing = pages.filter(({ isSame }) => !isSame).length;
  return atMost(
    ['second page with the dictionary, median', median(bodies) / 1000, 4, 'kB'],
    ['second page with the dictionary, largest', largest(bodies), 8, 'kB'],
    ['dictionary, decoded', largest(dictionaries.map(({ bytes }) => bytes.length)), 100, 'kB'],
    ['dictionary, as sent', largest(dictionaries.map(({ sentBytes }) => sentBytes)), 15, 'kB'],
    ['second pages that differ when decoded', differing, 0, 'pages'],
  );
}
