import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';

/** A request with exactly these headers. */
export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A form's values, or the bytes of a body of any kind. */
  readonly body?: Readonly<Record<string, string>> | string | Buffer;
}

/** A complete answer; status 0 where there was none. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends one request to a node or, without looking at its certificate, to HAProxy; follows no redirect. */
export async function ask(url: string, asked: Asked = {}): Promise<Answer> {
  const { body } = asked;
  const isForm = typeof body === 'object' && !Buffer.isBuffer(body);
  const sent = isForm ? new URLSearchParams(body).toString() : body;
  const headers = {
    ...(isForm && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    ...(sent !== undefined && { 'Content-Length': String(Buffer.byteLength(sent)) }),
    ...asked.headers,
  };
  const isSecure = url.startsWith('https:');
  const send = isSecure ? requestSecurely : request;
  // Kept alive as browsers do: a connection that shall be closed may go before the last of a refused body is sent.
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const method = asked.method ?? (sent === undefined ? 'GET' : 'POST');
  const asking = send(url, { method, headers, agent, rejectUnauthorized: false });
  // A site that refuses a body may close the connection after its answer, while the rest is still being sent.
  asking.on('error', () => undefined);
  try {
    asking.end(sent);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of answer.setEncoding('utf8')) text += chunk;
    return { status: answer.statusCode ?? 0, headers: answer.headers, text };
  } catch {
    return { status: 0, headers: {}, text: '' };
  } finally {
    agent.destroy();
  }
}

/** Headers of a visitor with a network address of their own, as a balancer names it. */
export function fromAddress(number: number): Readonly<Record<string, string>> {
  return { 'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
}
