import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in for a tag manager's host: its script reads the consent state, calls home and sets a cookie. */
export interface TagServer {
  readonly scriptUrl: string;
  /** Path and query of every request so far. */
  readonly requests: string[];
  close(): void;
}

const script = `
  const told = window.dataLayer.map((entry) => Array.from(entry.length === undefined ? [entry] : entry));
  document.cookie = '_tag=1; path=/';
  window.tagManagerSaw = JSON.stringify(told);
  fetch(new URL('/collect', document.currentScript.src), { mode: 'no-cors' });
  new Image().src = new URL('/pixel.gif', document.currentScript.src);
`;

export async function startTagServer(): Promise<TagServer> {
  const requests: string[] = [];
  const server = createServer((req, res) => {
    requests.push(req.url ?? '');
    const isScript = req.url?.startsWith('/gtm.js');
    res.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'image/gif' });
    res.end(isScript ? script : Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { scriptUrl: `http://127.0.0.1:${port}/gtm.js`, requests, close: () => void server.close() };
}
