import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Behaviour } from './behaviours.ts';
import { answers } from './behaviours.ts';

/** A request as received. */
interface SeenRequest {
  readonly method: string | undefined;
  readonly path: string;
  /** The query string as sent, still encoded, without the question mark. */
  readonly query: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A real HTTP server whose behaviour a test decides. */
export interface FakeUpstream {
  readonly baseUrl: string;
  /**
   * Sets how a path behaves: one behaviour for each request, the last for all further ones. `*` means all other paths.
   */
  script(path: string, ...behaviours: readonly [Behaviour, ...Behaviour[]]): void;
  /** All requests so far, or those of one path. */
  seen(path?: string): readonly SeenRequest[];
  /** How many requests the client gave up before they were answered. */
  abandoned(): number;
  /** How many connections have been made so far. */
  connections(): number;
  close(): Promise<void>;
}

/** Starts a fake upstream on a free loopback port. Without a script it answers successfully with `data` null. */
export async function startFakeUpstream(): Promise<FakeUpstream> {
  const scripts = new Map<string, Behaviour[]>([['*', [answers(null)]]]);
  const seen: SeenRequest[] = [];
  const counts = { abandoned: 0, connections: 0 };
  const server = createServer(async (req: IncomingMessage, res: ServerResponse) => {
    res.once('close', () => {
      if (!res.writableFinished && !res.errored) counts.abandoned += 1;
    });
    const { pathname, search } = new URL(req.url ?? '/', 'http://fake');
    const { method, headers } = req;
    seen.push({ method, path: pathname, query: search.slice(1), headers, body: await text(req) });
    await next(scripts.get(pathname) ?? scripts.get('*'))?.(res);
  });
  server.on('connection', () => {
    counts.connections += 1;
  });
  return {
    baseUrl: await listen(server),
    script: (path, ...behaviours) => void scripts.set(path, [...behaviours]),
    seen: (path) => seen.filter((request) => path === undefined || request.path === path),
    abandoned: () => counts.abandoned,
    connections: () => counts.connections,
    close: () => close(server),
  };
}

function next(behaviours: Behaviour[] | undefined): Behaviour | undefined {
  return behaviours && behaviours.length > 1 ? behaviours.shift() : behaviours?.[0];
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
