import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { hasHugeBody } from './huge-body.ts';
import { inShortTurns, watchAccepting } from './short-turns.ts';

/** The limits of one client. Times in milliseconds. */
export interface ServerLimits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  readonly maxHeaderSize: number;
  readonly maxConnections: number;
}

/**
 * Headers are cut off after 12 s and bodies after 33 s at the latest, because the check runs once a second. Idle
 * connections are kept longer than load balancers keep theirs (usually 60 s), so that this server is not the first to
 * close one.
 */
export const serverLimits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  maxConnections: 10_000,
};

/** Creates an HTTP server, not yet listening, with limits against slow and greedy clients. */
export function createLimitedServer(listener: RequestListener, limits: ServerLimits = serverLimits): Server {
  const { maxConnections, ...timeouts } = limits;
  const server = createServer({ ...timeouts, connectionsCheckingInterval: 1000 }, inShortTurns(listener));
  watchAccepting(server);
  server.maxConnections = maxConnections;
  askForBodies(server);
  makeRoom(server, maxConnections);
  return server;
}

/** Closes the connection that has been idle for longest as soon as only a tenth of all is free, so that a health check, which comes on a new one, is let in. */
function makeRoom(server: Server, maxConnections: number): void {
  let open = 0;
  const idle = new Set<Socket>();
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
      idle.delete(socket);
    });
    if (open <= 0.9 * maxConnections) return;
    const [longest] = idle;
    longest?.destroy();
  });
  server.on('request', ({ socket }, res) => {
    idle.delete(socket);
    res.once('close', () => {
      if (!socket.destroyed) idle.add(socket);
    });
  });
}

/**
 * A visitor's program may say with its request that it will send no more (`nc -N`, some that check sites). Node
 * otherwise takes that for a client that has left, and ends the connection without the answer. A client that has really
 * left is then noticed only when something is written to it, so this is not for a server whose callers hang up to call
 * something off.
 */
export function answerHalfClosed(server: Server): void {
  Object.assign(server, { httpAllowHalfOpen: true });
}

/** A client that asks before it sends a body is not told to send one that is refused anyway. */
function askForBodies(server: Server): void {
  server.on('checkContinue', (req, res) => {
    if (!hasHugeBody(req)) res.writeContinue();
    server.emit('request', req, res);
  });
}

/**
 * Connections that may wait to be accepted while this process does something else. Beyond them, and beyond what the
 * machine allows (net.core.somaxconn), the system drops a visitor's first packet, which is sent again after one, three
 * and seven seconds. Node's own 511 are too few for a crowd during a pause of a tenth of a second.
 */
const waitingConnections = 4096;

/** Listens; rejects when the port is taken. */
export function listen(
  server: Server,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: waitingConnections }, () => resolve());
  });
}
