import { once } from 'node:events';
import { type Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { toErrorCode, UpstreamFault } from './upstream-fault.ts';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly agent: Agent;
}

/** Sends one request and waits for the head of its answer; follows no redirect. Throws `UpstreamFault`. */
export async function sendRequest(wire: WireRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, method, headers, body, agent } = wire;
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = open(url, { method, headers, agent, signal });
  // After the head, a lost connection is also told to the reader of the answer; unheard here it would end the process.
  request.on('error', () => undefined);
  request.end(body);
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response;
  } catch (error) {
    throw new UpstreamFault('unreachable', toErrorCode(error));
  }
}

/** The whole answer as text. Throws `UpstreamFault` when it breaks off or has more than `maxBytes`. */
export async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw new UpstreamFault('too large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof UpstreamFault ? error : new UpstreamFault('unreachable', toErrorCode(error));
  }
  return Buffer.concat(chunks).toString();
}
