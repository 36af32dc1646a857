import { createHash } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { browserCodings } from './pages/load-client.ts';

// What a browser does with compression dictionaries (RFC 9842), as far as a measurement needs it.

/** A file that a page names as a dictionary. */
export interface Dictionary {
  readonly path: string;
  readonly bytes: Buffer;
  /** How many bytes it took to fetch. */
  readonly sentBytes: number;
  /** SHA-256 in base64. */
  readonly hash: string;
  readonly use: DictionaryUse;
}

/** What `Use-As-Dictionary` says. */
interface DictionaryUse {
  /** The pattern of addresses. */
  readonly match: string;
  /** Kinds of requests; none means all. */
  readonly destinations: readonly string[];
}

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for an address as a browser that is on the site already and has this dictionary, without decoding the answer. */
export function ask(url: string, destination: string, dictionary?: Dictionary): Promise<RawAnswer> {
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    'Sec-Fetch-Mode': destination === 'document' ? 'navigate' : 'cors',
    'Sec-Fetch-Dest': destination,
    'Accept-Encoding': dictionary ? `${browserCodings}, dcb, dcz` : browserCodings,
    ...(dictionary && { 'Available-Dictionary': `:${dictionary.hash}:` }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, async (res) => {
      const body = Buffer.concat(await res.toArray());
      resolve({ status: res.statusCode ?? 0, headers: res.headers, body });
    });
    asked.once('error', reject).end();
  });
}

/** Fetches the dictionaries that the home page names in its head. */
export async function fetchDictionaries(origin: string): Promise<readonly Dictionary[]> {
  const html = decode(await ask(`${origin}/`, 'document')).toString();
  const tags = html.match(/<link\b[^>]*\brel="compression-dictionary"[^>]*>/g) ?? [];
  const paths = tags.flatMap((tag) => /\bhref="([^"]+)"/.exec(tag)?.[1] ?? []);
  return Promise.all(
    paths.map(async (path) => {
      const answer = await ask(origin + path, 'empty');
      const bytes = decode(answer);
      const hash = createHash('sha256').update(bytes).digest('base64');
      const use = parseUse(String(answer.headers['use-as-dictionary']));
      return { path, bytes, sentBytes: answer.body.length, hash, use };
    }),
  );
}

/** `match="/*", match-dest=("document")`: without a `match`, the dictionary is for no address. */
export function parseUse(header: string): DictionaryUse {
  const [, kinds = ''] = /\bmatch-dest=\(([^)]*)\)/.exec(header) ?? [];
  return {
    match: /\bmatch="([^"]*)"/.exec(header)?.[1] ?? '',
    destinations: [...kinds.matchAll(/"([^"]*)"/g)].map(([, kind = '']) => kind),
  };
}

/** The dictionary that a browser would use for a request. Throws where none is for it. */
export function findDictionary(
  dictionaries: readonly Dictionary[],
  url: string,
  destination: string,
): Dictionary {
  const found = dictionaries.find(
    ({ use: { match, destinations } }) =>
      match !== '' &&
      (destinations.length === 0 || destinations.includes(destination)) &&
      new URLPattern(match, url).test(url),
  );
  if (!found) throw new Error(`no dictionary is for ${url}`);
  return found;
}

const magic = Buffer.from('5e2a4d1820000000', 'hex');

/** The decoded bytes of an answer. Throws if it is in a coding that is not known, or against another dictionary. */
export function decode(
  { headers, body }: Pick<RawAnswer, 'headers' | 'body'>,
  dictionary?: Dictionary,
): Buffer {
  const coding = headers['content-encoding'] ?? 'identity';
  if (coding === 'identity') return body;
  if (coding === 'br') return brotliDecompressSync(body);
  if (coding === 'zstd') return zstdDecompressSync(body);
  if (coding !== 'dcz' || !dictionary) throw new Error(`nobody asked for the coding ${coding}`);
  if (!body.subarray(0, 40).equals(Buffer.concat([magic, Buffer.from(dictionary.hash, 'base64')])))
    throw new Error('dcz against another dictionary');
  return zstdDecompressSync(body.subarray(40), { dictionary: dictionary.bytes });
}
