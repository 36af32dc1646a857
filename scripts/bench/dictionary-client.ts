import { createHash } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

// What a browser does with compression dictionaries (RFC 9842), as far as a measurement needs it.

/** A file that a site has named as a dictionary for some of its addresses. */
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
export interface DictionaryUse {
  /** The pattern of addresses. */
  readonly match: string;
  /** Kinds of requests; none means all. */
  readonly destinations: readonly string[];
  readonly id: string;
}

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for an address as a browser that is on the site already, without decoding the answer. */
export function ask(
  url: string,
  destination: string,
  more: Readonly<Record<string, string>>,
): Promise<RawAnswer> {
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    'Sec-Fetch-Mode': destination === 'document' ? 'navigate' : 'cors',
    'Sec-Fetch-Dest': destination,
    ...more,
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, async (res) => {
      const body = Buffer.concat(await res.toArray());
      resolve({ status: res.statusCode ?? 0, headers: res.headers, body });
    });
    asked.once('error', reject).end();
  });
}

/** Fetches the dictionaries that a page names in its head or its headers. */
export async function fetchDictionaries(origin: string, page: RawAnswer): Promise<readonly Dictionary[]> {
  const paths = findDictionaryPaths(
    decode(page.body, page.headers).toString(),
    String(page.headers.link ?? ''),
  );
  return Promise.all(
    paths.map(async (path) => {
      const answer = await ask(new URL(path, origin).href, 'empty', { 'Accept-Encoding': 'gzip, br, zstd' });
      const bytes = decode(answer.body, answer.headers);
      const hash = createHash('sha256').update(bytes).digest('base64');
      const use = parseUse(String(answer.headers['use-as-dictionary'] ?? ''));
      return { path, bytes, sentBytes: answer.body.length, hash, use };
    }),
  );
}

/** Addresses of dictionaries in a document and in its `Link` header, each once. */
export function findDictionaryPaths(html: string, link: string): readonly string[] {
  const inHead = [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /\brel="compression-dictionary"/.test(tag))
    .flatMap((tag) => /\bhref="([^"]+)"/.exec(tag)?.[1] ?? []);
  const inHeader = [...link.matchAll(/<([^>]+)>[^,]*;\s*rel="?compression-dictionary"?/g)].map(
    ([, path = '']) => path,
  );
  return [...new Set([...inHead, ...inHeader])];
}

/** `match="/*", match-dest=("document"), id="a"`: without a `match`, the dictionary is for no address. */
export function parseUse(header: string): DictionaryUse {
  const [, kinds = ''] = /\bmatch-dest=\(([^)]*)\)/.exec(header) ?? [];
  return {
    match: /\bmatch="([^"]*)"/.exec(header)?.[1] ?? '',
    destinations: [...kinds.matchAll(/"([^"]*)"/g)].map(([, kind = '']) => kind),
    id: /\bid="([^"]*)"/.exec(header)?.[1] ?? '',
  };
}

/** The dictionary that a browser would use for a request: the one with the longest pattern that matches it. */
export function chooseDictionary(
  dictionaries: readonly Dictionary[],
  url: string,
  destination: string,
): Dictionary | undefined {
  const fitting = dictionaries.filter(
    ({ path, use: { match, destinations } }) =>
      match !== '' &&
      (destinations.length === 0 || destinations.includes(destination)) &&
      new URLPattern(match, new URL(path, url).href).test(url),
  );
  return fitting.toSorted((a, b) => b.use.match.length - a.use.match.length)[0];
}

/** The request headers that say which dictionary is there. */
export function availableHeaders({ hash, use }: Dictionary): Readonly<Record<string, string>> {
  const id = use.id === '' ? {} : { 'Dictionary-ID': `"${use.id}"` };
  return { 'Accept-Encoding': 'gzip, br, zstd, dcb, dcz', 'Available-Dictionary': `:${hash}:`, ...id };
}

const magic = Buffer.from('5e2a4d1820000000', 'hex');

/** The decoded bytes of an answer. Throws if it is in a coding that is not known, or against another dictionary. */
export function decode(body: Buffer, headers: IncomingHttpHeaders, dictionary?: Dictionary): Buffer {
  const coding = headers['content-encoding'] ?? 'identity';
  if (coding === 'identity') return body;
  if (coding === 'br') return brotliDecompressSync(body);
  if (coding === 'zstd') return zstdDecompressSync(body);
  if (coding === 'gzip') return gunzipSync(body);
  if (coding !== 'dcz' || !dictionary) throw new Error(`nobody asked for the coding ${coding}`);
  if (!body.subarray(0, 8).equals(magic)) throw new Error('dcz without its magic number');
  if (body.subarray(8, 40).toString('base64') !== dictionary.hash)
    throw new Error('dcz against another dictionary');
  return zstdDecompressSync(body.subarray(40), { dictionary: dictionary.bytes });
}
