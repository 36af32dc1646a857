import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { isPrivateAddress, lookUpPublic } from './private-address.ts';

/** Why a file could not be fetched, in words without the address, which may hold a password. */
export class FetchFault extends Error {}

/** What a server said of the file that was fetched last. */
interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** What to fetch, where to and with which limits. */
export interface FetchOptions {
  readonly url: URL;
  readonly known: Validators;
  /** Where the file is put once it is whole. */
  readonly path: string;
  readonly signal: AbortSignal;
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
  /** Authorities that are trusted besides the usual ones; for tests. */
  readonly ca?: string | undefined;
}

/** A file that was fetched; undefined where the server says that it has not changed. */
export type Fetched = (Validators & { readonly contentHash: string }) | undefined;

const usualMaxBytes = 200_000_000;
const usualTimeoutMs = 5 * 60_000;
const maxRedirects = 3;

/**
 * Fetches a file by https, unless the server says that it has not changed. A redirect is followed only to https and to
 * an address of the public internet; credentials go to the first host alone. Throws `FetchFault`.
 */
export async function fetchFile(options: FetchOptions): Promise<Fetched> {
  const { signal, timeoutMs = usualTimeoutMs } = options;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await askFollowing(options, limit);
    if (response.statusCode === 304) {
      response.resume();
      return undefined;
    }
    return await store(response, options, limit);
  } catch (error) {
    if (error instanceof FetchFault || signal.aborted) throw error;
    throw new FetchFault(limit.aborted ? 'it took too long' : `the connection failed (${toCode(error)})`, {
      cause: error,
    });
  }
}

async function askFollowing(options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  let url = options.url;
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(url, { ...options, signal, isFirst: redirects === 0 });
    const status = response.statusCode ?? 0;
    if (status === 200 || status === 304) return response;
    response.destroy();
    const { location } = response.headers;
    if (![301, 302, 303, 307, 308].includes(status) || location === undefined)
      throw new FetchFault(`the server answered ${status}`);
    if (redirects === maxRedirects) throw new FetchFault('there were too many redirects');
    url = followTo(location, url);
  }
}

function followTo(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) throw new FetchFault('it was redirected to no address');
  const to = new URL(location, from.href);
  if (to.protocol !== 'https:') throw new FetchFault('it was redirected to an address without https');
  const host = to.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isPrivateAddress(host)) throw new FetchFault('it was redirected to a private address');
  to.username = '';
  to.password = '';
  return to;
}

interface Ask extends Pick<FetchOptions, 'known' | 'ca' | 'signal'> {
  readonly isFirst: boolean;
}

async function ask(url: URL, { known, ca, signal, isFirst }: Ask): Promise<IncomingMessage> {
  const { username, password } = url;
  const { etag, lastModified } = known;
  const request = requestHttps(`${url.origin}${url.pathname}${url.search}`, {
    agent: false,
    signal,
    ...(ca !== undefined && { ca }),
    // The first address is the operator's own choice and may be inside; a redirect is somebody else's.
    ...(!isFirst && { lookup: lookUpPublic }),
    ...(isFirst && username && { auth: `${decodeURIComponent(username)}:${decodeURIComponent(password)}` }),
    headers: {
      'user-agent': 'leasing-site feed',
      'accept-encoding': 'identity',
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    },
  });
  // A connection that is lost later is reported to the reader of the answer; unheard it would end the process.
  request.on('error', () => undefined);
  request.end();
  const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
  return response;
}

async function store(
  response: IncomingMessage,
  { path, maxBytes = usualMaxBytes }: FetchOptions,
  signal: AbortSignal,
): Promise<Fetched> {
  const unfinished = `${path}.part`;
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new FetchFault(`it is larger than ${maxBytes / 1_000_000} MB`);
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(response, counted, createWriteStream(unfinished, { mode: 0o640 }), { signal });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const { etag = null, 'last-modified': lastModified = null } = response.headers;
  return { etag, lastModified, contentHash: hash.digest('hex') };
}

/** A system code such as ECONNREFUSED, or the name of the error: never a message, which may hold the address. */
function toCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EPRIVATE' ? 'redirected to a private address' : (code ?? error.name);
}
