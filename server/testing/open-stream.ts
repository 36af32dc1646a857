import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

/** An answer that is still arriving. */
export interface OpenStream {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  /** Everything received up to the moment at which it contains the text, or up to the end of the answer. */
  until(text: string): Promise<string>;
  /** The whole answer. */
  whole(): Promise<string>;
  leave(): void;
}

/** Requests a page and decompresses it while it arrives. */
export async function openStream(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenStream> {
  const request = get(url, { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = decompress(response).setEncoding('utf8');
  let text = '';
  let isOver = false;
  const changes = new EventTarget();
  const change = () => changes.dispatchEvent(new Event('change'));
  body.on('data', (chunk: string) => {
    text += chunk;
    change();
  });
  body.once('close', () => {
    isOver = true;
    change();
  });
  body.on('error', () => undefined);
  const wait = async (isEnough: () => boolean) => {
    while (!isEnough() && !isOver) await once(changes, 'change');
    return text;
  };
  return {
    status: response.statusCode,
    headers: response.headers,
    until: (wanted) => wait(() => text.includes(wanted)),
    whole: () => wait(() => false),
    leave: () => request.destroy(),
  };
}

function decompress(response: IncomingMessage): Readable {
  response.on('error', () => undefined);
  const encoding = response.headers['content-encoding'];
  if (encoding === 'br') return response.pipe(createBrotliDecompress());
  return encoding === 'gzip' ? response.pipe(createGunzip()) : response;
}
