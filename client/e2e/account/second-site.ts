import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findAccountApi } from './mailbox.ts';

/** An account API that passes every call on to the embedded one; a test can delay calls or make them fail. */
export interface ForwardingApi {
  readonly baseUrl: string;
  /** Bearer tokens of the calls so far. */
  readonly tokens: Set<string>;
  /** Calls by a part of their path: milliseconds to wait, or `fail` for a 500. */
  readonly faults: Map<string, number | 'fail'>;
  close(): void;
}

export async function startForwardingApi(): Promise<ForwardingApi> {
  const target = new URL(findAccountApi());
  const tokens = new Set<string>();
  const faults: ForwardingApi['faults'] = new Map();
  const server = createServer((req, res) => {
    keepToken(tokens, req.headers);
    const fault = [...faults].find(([part]) => req.url?.includes(part))?.[1];
    if (fault === 'fail') return void res.writeHead(500).end();
    const { method, headers, url: path } = req;
    const { hostname, port } = target;
    const pass = () => {
      const onward = send({ hostname, port, path, method, headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(res);
      });
      onward.on('error', () => res.destroy());
      req.pipe(onward);
    };
    setTimeout(pass, fault ?? 0);
  });
  return { baseUrl: await listen(server), tokens, faults, close: () => void server.close() };
}

function keepToken(tokens: Set<string>, { authorization }: IncomingHttpHeaders): void {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (token) tokens.add(token);
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
