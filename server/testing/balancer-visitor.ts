import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { request } from 'node:https';
import type { Balancer } from './balancer.ts';

/** What a visitor sends to a balancer. */
export interface Visit {
  readonly path: string;
  /** An address of this machine to come from: 127.0.0.1 unless another is named. */
  readonly from?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  /** 0 when the connection broke. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** A visitor who trusts this certificate and opens a connection for each request. */
export function createVisitor({ origin }: Balancer, ca: string) {
  const { port } = new URL(origin);
  return async ({ path, from = '127.0.0.1', method = 'GET', headers = {}, body }: Visit): Promise<Answer> => {
    const asking = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      ca,
      agent: false,
      localAddress: from,
      servername: 'localhost',
      headers: { Host: `localhost:${port}`, ...headers },
    });
    asking.end(body);
    try {
      const [response] = (await once(asking, 'response')) as [IncomingMessage];
      await response.resume().toArray();
      return { status: response.statusCode ?? 0, headers: response.headers };
    } catch {
      return { status: 0, headers: {} };
    }
  };
}

/** An answer by HTTP/2. */
export interface Http2Answer {
  readonly status: unknown;
  readonly retryAfter: unknown;
  readonly text: string;
}

/** Asks by HTTP/2 for so many addresses at once, in as few connections as a balancer allows. */
export async function askByHttp2(
  { origin }: Balancer,
  ca: string,
  paths: readonly string[],
): Promise<readonly Http2Answer[]> {
  const sessions = Array.from({ length: Math.ceil(paths.length / 50) }, () => connect(origin, { ca }));
  const answers = await Promise.all(
    paths.map(async (path, place) => {
      const asking = (sessions[Math.floor(place / 50)] as ClientHttp2Session).request({ ':path': path });
      const [headers] = await once(asking, 'response');
      const text = Buffer.concat(await asking.toArray()).toString();
      return { status: headers[':status'], retryAfter: headers['retry-after'], text };
    }),
  );
  for (const session of sessions) session.close();
  return answers;
}
