import { readFileSync } from 'node:fs';
import { connect as connectTls } from 'node:tls';
import type { Ground } from '#scripts/siege/ground.ts';
import { exchange, portOf } from '#scripts/siege/raw-socket.ts';
import type { Row } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';

/** Requests hidden in the bodies of others, sent through HAProxy. */
export async function smuggling(ground: Ground): Promise<readonly Row[]> {
  const stage = await openStage(ground);
  try {
    return [await trySmuggling(stage)];
  } finally {
    await stage.close();
  }
}

/** Requests that a proxy and a node might divide differently, with a request for /smuggled in their body. */
function listPairs(host: string): readonly string[] {
  const smuggled = `GET /smuggled HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const post = `POST /leave-a-message HTTP/1.1\r\nHost: ${host}\r\nContent-Type: text/plain\r\n`;
  const [all, hex] = [5 + smuggled.length, smuggled.length.toString(16)];
  return [
    `${post}Content-Length: ${all}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `${post}Content-Length: ${all}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${smuggled}`,
    `${post}Content-Length: 4\r\nTransfer-Encoding : chunked\r\n\r\n${hex}\r\n${smuggled}\r\n0\r\n\r\n`,
    `${post}Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    `${post}Content-Length: +${smuggled.length}\r\n\r\n${smuggled}`,
    `${post}Transfer-Encoding:\tchunked\r\nContent-Length: ${all}\r\n\r\n0\r\n\r\n${smuggled}`,
  ];
}

/** A node must read no request that the balancer has not seen: each is answered to whoever sent it. */
async function trySmuggling({ origin, logs }: Stage): Promise<Row> {
  const port = portOf(origin);
  const host = `localhost:${port}`;
  const send = (text: string) => {
    const options = { port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false };
    return exchange(connectTls(options), text);
  };
  let answered = 0;
  const next: string[] = [];
  const pairs = listPairs(host);
  for (const pair of pairs) {
    answered += (await send(pair)).match(/HTTP\/1\.1 404/g)?.length ?? 0;
    next.push((await send(`GET /faq HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).slice(9, 12));
  }
  const read = logs.flatMap((log) => readFileSync(log, 'utf8').match(/"path":"\/smuggled"/g) ?? []).length;
  return {
    promise: `${pairs.length} pairs of CL.TE and TE.CL through HAProxy: nothing is smuggled, the next visitor gets their own page`,
    measured: `next visitors answered ${[...new Set(next)].join(', ')}; ${read} requests in bodies read by a node, ${answered} of them seen and answered by HAProxy too`,
    isMet: read <= answered && next.every((status) => status === '200'),
  };
}
