import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** The statuses of a proxy whose service is down. */
const awayStatuses = [502, 503, 504];

/**
 * Asks for the head of the service's own address (HEAD, which has no effects, and no call of it) on a new connection.
 * Any answer will do except a proxy's that the service is down.
 */
export async function askHead(url: string, signal: AbortSignal): Promise<void> {
  const open = url.startsWith('https:') ? requestHttps : requestHttp;
  const request = open(url, { method: 'HEAD', agent: false, signal });
  // Without this listener a connection that is lost after the head would end the process.
  request.on('error', () => undefined);
  request.end();
  const [response] = await once(request, 'response');
  response.destroy();
  if (awayStatuses.includes(response.statusCode))
    throw Object.assign(new Error('The service is away.'), { code: `status_${response.statusCode}` });
}

/**
 * Connects to where the address leads, with TLS for https, and hangs up: for services that any request may mean
 * something to.
 */
export async function askToConnect(url: string, signal: AbortSignal): Promise<void> {
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isSecure = protocol === 'https:';
  const to = { host, port: Number(port) || (isSecure ? 443 : 80) };
  const socket = isSecure
    ? connectTls({ ...to, ...(isIP(host) === 0 && { servername: host }) })
    : connect(to);
  try {
    await once(socket, isSecure ? 'secureConnect' : 'connect', { signal });
  } finally {
    // Closing the socket may emit an error, which is of no interest.
    socket.on('error', () => undefined);
    socket.destroy();
  }
}
