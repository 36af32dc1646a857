import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** An answer as it went over the wire. */
export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  /** Still compressed. */
  readonly body: Buffer;
}

/** Asks with exactly these headers and undoes no encoding. */
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
