import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

/** The connections to one upstream. */
export interface Connections {
  readonly kept: HttpAgent;
  readonly fresh: HttpAgent;
}

/**
 * Kept-alive connections for what may be sent twice. What may not gets a new one each time: a kept one can be closed
 * by the other side at the very moment we write, and nobody could say whether the request was taken.
 */
export function createConnections(baseUrl: URL, maxSockets: number): Connections {
  const Agent = baseUrl.protocol === 'https:' ? HttpsAgent : HttpAgent;
  return {
    kept: new Agent({ keepAlive: true, maxSockets, maxFreeSockets: 8 }),
    fresh: new Agent({ keepAlive: false, maxSockets }),
  };
}
