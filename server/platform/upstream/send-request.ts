import { once } from 'node:events';
import { type Agent, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { z } from 'zod';
import { toErrorCode, UpstreamFault } from './upstream-fault.ts';

/** A request with everything that is sent. */
export interface WireRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly agent: Agent;
}

/** Sends one request and waits for the head of its answer; does not follow redirects. Throws `UpstreamFault`. */
export async function sendRequest(wire: WireRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, method, headers, body, agent } = wire;
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = open(url, { method, headers, agent, signal });
  // After the head a lost connection is reported to the reader of the answer; without this listener it would end the
  // process.
  request.on('error', () => undefined);
  request.end(body);
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response;
  } catch (error) {
    throw new UpstreamFault('unreachable', toErrorCode(error));
  }
}

/** The whole answer as text. Throws `UpstreamFault` when it breaks off or is longer than `maxBytes`. */
async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
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

/**
 * An answer below 500, or a 503 that fits the schema and says when to try again, which means a busy service, not a
 * broken one.
 * `body` is undefined only if a refusal (400 to 499) has no body that fits the schema.
 */
export interface JsonAnswer<Body> {
  readonly status: number;
  readonly body: Body | undefined;
}

/**
 * The checked JSON of an answer. Throws `UpstreamFault` for a redirect, for any other status from 500, and for a body
 * that does not fit.
 */
export async function readJson<Body>(
  response: IncomingMessage,
  schema: z.ZodType<Body>,
  maxBytes: number,
): Promise<JsonAnswer<Body>> {
  const status = response.statusCode ?? 0;
  const isRefusal = status >= 400 && status < 500;
  const isBusy = status === 503 && response.headers['retry-after'] !== undefined;
  if (!isRefusal && !isBusy && (status < 200 || status >= 300)) {
    // The rest is not read, so the connection cannot be used again.
    response.destroy();
    throw new UpstreamFault(status < 400 ? 'redirected' : 'server error');
  }
  const body = parse(await readText(response, maxBytes), schema);
  if (body === undefined && !isRefusal) throw new UpstreamFault(isBusy ? 'server error' : 'not as agreed');
  return { status, body };
}

function parse<Body>(text: string, schema: z.ZodType<Body>): Body | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    // Not JSON. The caller decides what that means; the text itself may be private.
    return undefined;
  }
}

/** The connections to one upstream. */
export interface Connections {
  readonly kept: HttpAgent;
  readonly fresh: HttpAgent;
}

/**
 * Keeps connections open for requests that may be repeated. Every other request gets a new connection: the other side
 * may close a kept one just when it is written to, and then it is unknown whether the request arrived.
 */
export function createConnections(baseUrl: URL, maxSockets: number): Connections {
  const Agent = baseUrl.protocol === 'https:' ? HttpsAgent : HttpAgent;
  return {
    kept: new Agent({ keepAlive: true, maxSockets, maxFreeSockets: 8 }),
    fresh: new Agent({ keepAlive: false, maxSockets }),
  };
}
