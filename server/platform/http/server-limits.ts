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
 * Headers are cut off by 12 s and bodies by 33 s at the latest: the check runs once a second. An idle connection is
 * kept longer than load balancers keep theirs (60 s is usual), so that this server is not the first to close it.
 */
export const serverLimits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  maxConnections: 10_000,
};

/** An HTTP server, not yet listening, that slow and greedy clients cannot hold up. */
export function createLimitedServer(listener: RequestListener, limits: ServerLimits = serverLimits): Server {
  const { maxConnections, ...timeouts } = limits;
  const server = createServer({ ...timeouts, connectionsCheckingInterval: 1000 }, listener);
  server.maxConnections = maxConnections;
  return server;
}
