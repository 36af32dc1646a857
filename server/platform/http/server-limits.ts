import { createServer, type RequestListener, type Server } from 'node:http';

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
  const server = createServer({ ...timeouts, connectionsCheckingInterval: 1000 }, listener);
  server.maxConnections = maxConnections;
  return server;
}
