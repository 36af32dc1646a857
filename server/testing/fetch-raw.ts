import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** An answer as sent over the network. */
export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  /** Still compressed. */
  readonly body: Buffer;
}

/** Sends a request with exactly these headers, and does not decompress the answer. */
export async function fetchRaw(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawAnswer> {
  const asking = request(url, { headers, method, agent: false });
  asking.end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}
