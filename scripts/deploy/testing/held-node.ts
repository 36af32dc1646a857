import { once } from 'node:events';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { createLimitedServer } from '#server/platform/http/server-limits.ts';

interface SeenRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** A node of a test, which can keep requests waiting and die with them. */
export interface HeldNode {
  /** The requests that it got, other than health checks, in order. */
  readonly requests: readonly SeenRequest[];
  /** How many requests wait until it is released. */
  held(): number;
  /** Connections that were used for other than health checks. */
  readonly connections: ReadonlySet<object>;
  /** From now on, answers no request but health checks, until it is released. */
  hold(): void;
  release(): void;
  /** From now on, answers requests for this path with an empty body and this status; 425 only who is told that it may. */
  answerWith(status: number, path: string): void;
  /** From now on, takes this long to answer its health check. */
  delayHealth(ms: number): void;
  /** Ends all its connections and takes no more, as a process that is killed. */
  kill(): void;
}

/** Starts a node on this port with the pipeline of the real app. */
export async function startHeldNode(port: number, app: RequestListener): Promise<HeldNode> {
  const requests: SeenRequest[] = [];
  const connections = new Set<object>();
  let held: (() => void)[] | undefined;
  let healthDelayMs = 0;
  const statuses = new Map([['/readyz', 200]]);
  const server = createLimitedServer((req, res) => {
    const status = statuses.get(req.url ?? '');
    if (req.url !== '/readyz') {
      requests.push(req);
      connections.add(req.socket);
    }
    if (status !== undefined) {
      const delayMs = req.url === '/readyz' ? healthDelayMs : 0;
      const isUntold = status === 425 && req.headers['x-refuse-with'] !== '425';
      setTimeout(() => res.writeHead(isUntold ? 503 : status).end(), delayMs);
      return;
    }
    if (held) held.push(() => app(req, res));
    else app(req, res);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    requests,
    connections,
    held: () => held?.length ?? 0,
    hold: () => {
      held = [];
    },
    release: () => {
      for (const answer of held ?? []) answer();
      held = undefined;
    },
    answerWith: (status, path) => void statuses.set(path, status),
    delayHealth: (ms) => {
      healthDelayMs = ms;
    },
    kill: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
