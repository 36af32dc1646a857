import { ask, type Dictionary, decode, findDictionary, type RawAnswer } from './dictionary-client.ts';

/** A page, or its data, that is asked for when the browser has been on the site for a while. */
interface SecondPage {
  readonly kind: string;
  readonly path: string;
  readonly destination: 'document' | 'empty';
}

/** How a second page came, to a browser with a dictionary and to another one. */
export interface SentPage {
  readonly kind: string;
  readonly decodedBytes: number;
  readonly plain: RawAnswer;
  readonly withDictionary: RawAnswer;
  /** Whether both say the same, to the byte. */
  readonly isSame: boolean;
}

/** One of each kind; links are taken from the pages that have them. */
export async function listSecondPages(origin: string): Promise<readonly SecondPage[]> {
  const find = async (path: string, link: RegExp, place: number) => {
    const html = decode(await ask(origin + path, 'document')).toString();
    const found = [...new Set([...html.matchAll(link)].map(([, href = '']) => href))][place];
    if (found === undefined) throw new Error(`${path} has too few links`);
    return found;
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
    'guide after a list': await find('/car-leasing/guides', /href="([^"?]+\/guides\/[^"#?]+)"/g, 2),
    news: '/news',
    calculator: '/company-car-tax-calculator',
    comparison: '/compare-deals',
    home: '/',
  };
  const filterChange = '/page-data/car-leasing?fuel=hybrid&budgetMax=475';
  return [
    ...Object.entries(documents).map(([kind, path]) => ({ kind, path, destination: 'document' as const })),
    { kind: 'page data of a filter change', path: filterChange, destination: 'empty' },
  ];
}

/** Fetches a page twice, without a dictionary and with the one that is for it. */
export async function fetchPage(
  origin: string,
  { kind, path, destination }: SecondPage,
  dictionaries: readonly Dictionary[],
): Promise<SentPage> {
  const url = origin + path;
  const plain = await ask(url, destination);
  if (plain.status !== 200) throw new Error(`${path} answered ${plain.status}`);
  const decoded = decode(plain);
  const dictionary = findDictionary(dictionaries, url, destination);
  const withDictionary = await ask(url, destination, dictionary);
  const isSame = decode(withDictionary, dictionary).equals(decoded);
  return { kind, decodedBytes: decoded.length, plain, withDictionary, isSame };
}
