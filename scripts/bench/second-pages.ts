import {
  ask,
  availableHeaders,
  chooseDictionary,
  type Dictionary,
  decode,
  type RawAnswer,
} from './dictionary-client.ts';

/** A page, or its data, that is asked for when the browser has been on the site for a while. */
export interface SecondPage {
  readonly kind: string;
  readonly path: string;
  readonly destination: 'document' | 'empty';
}

/** How a second page came, to a browser with a dictionary and to another one. */
export interface SentPage extends SecondPage {
  readonly decodedBytes: number;
  readonly plain: RawAnswer;
  /** Absent where no dictionary is for this address. */
  readonly withDictionary?: RawAnswer;
  /** Whether both say the same, to the byte. */
  readonly isSame: boolean;
}

/** What a browser without dictionaries takes. */
export const browser = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/** One of each kind; links are taken from the pages that have them. */
export async function listSecondPages(origin: string): Promise<readonly SecondPage[]> {
  const find = async (path: string, link: RegExp, place: number) => {
    const { body } = await ask(origin + path, 'document', {});
    return [...new Set([...body.toString().matchAll(link)].map(([, href = '']) => href))][place] ?? path;
  };
  const vehicle = /href="([^"?]+\/vehicle)["?]/g;
  const documents = {
    'first results page': '/car-leasing',
    'second results page': '/car-leasing?fuel=electric&budgetMax=412',
    'results of one make': '/car-leasing/bmw?budgetMax=433',
    'business results': '/business-car-leasing?budgetMax=454',
    'first vehicle page': await find('/car-leasing', vehicle, 0),
    'second vehicle page': await find('/car-leasing', vehicle, 5),
    manufacturers: '/all-manufacturers',
    'guide after a list': await find('/guides', /href="(\/guides\/[^"#?]+)"/g, 2),
    news: '/news',
    calculator: '/company-car-tax-calculator',
    comparison: '/compare-deals',
    home: '/',
  };
  return [
    ...Object.entries(documents).map(([kind, path]) => ({ kind, path, destination: 'document' as const })),
    {
      kind: 'page data of a filter change',
      path: '/page-data/car-leasing?fuel=hybrid&budgetMax=475',
      destination: 'empty',
    },
  ];
}

/** Fetches a page twice, without a dictionary and with the one that is for it. */
export async function fetchPage(
  origin: string,
  page: SecondPage,
  dictionaries: readonly Dictionary[],
): Promise<SentPage> {
  const url = origin + page.path;
  const plain = await ask(url, page.destination, browser);
  if (plain.status !== 200) throw new Error(`${page.path} answered ${plain.status}`);
  const decoded = decode(plain.body, plain.headers);
  const sent = { ...page, decodedBytes: decoded.length, plain };
  const dictionary = chooseDictionary(dictionaries, url, page.destination);
  if (!dictionary) return { ...sent, isSame: true };
  const withDictionary = await ask(url, page.destination, availableHeaders(dictionary));
  const isSame = decode(withDictionary.body, withDictionary.headers, dictionary).equals(decoded);
  return { ...sent, withDictionary, isSame };
}
