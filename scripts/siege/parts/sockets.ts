import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import type { Ground } from '#scripts/siege/ground.ts';
import { describeVisits, keepVisiting } from '#scripts/siege/keep-visiting.ts';
import type { Row } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';

/** Clients that do not speak as browsers do. */
export async function sockets(ground: Ground): Promise<readonly Row[]> {
  const stage = await openStage(ground);
  try {
    const [slow, strange] = [await trySlow(stage), await tryStrange(stage)];
    return [...slow, ...strange, await trySmuggling(stage)];
  } finally {
    await stage.close();
  }
}

const crowd = 200;

interface SlowClient {
  readonly what: string;
  readonly limitSeconds: number;
  readonly start: string;
  /** Sent again every second. */
  readonly drip: string;
}

const slowClients: readonly SlowClient[] = [
  {
    what: 'send headers a line a second',
    limitSeconds: 12,
    start: 'GET / HTTP/1.1\r\n',
    drip: 'X-Slow: 1\r\n',
  },
  { what: 'connect and send nothing', limitSeconds: 12, start: '', drip: '' },
  {
    what: 'send a body a byte a second',
    limitSeconds: 33,
    start:
      'POST /leave-a-message HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 900\r\n\r\n',
    drip: 'a',
  },
];

/** All kinds at once, beside visitors, and clients that ask for a page and read none of it. */
async function trySlow({ nodes }: Stage): Promise<readonly Row[]> {
  const port = portOf(nodes[0].origin);
  const stopVisiting = keepVisiting(nodes);
  const unread = Array.from({ length: crowd }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.pause();
    socket.write('GET /sitemap HTTP/1.1\r\nHost: a\r\n\r\n');
    return socket;
  });
  const cut = await Promise.all(slowClients.map((client) => untilCut(port, client)));
  const visits = await stopVisiting();
  for (const socket of unread) socket.destroy();
  const rows = slowClients.map(({ what, limitSeconds }, place) => ({
    promise: `${crowd} clients that ${what}: cut by ${limitSeconds} s`,
    measured: `the last after ${cut[place]?.toFixed(1)} s`,
    isMet: (cut[place] ?? Number.POSITIVE_INFINITY) <= limitSeconds,
  }));
  const promise = `Visitors meanwhile, and beside ${crowd} clients that read nothing, are served`;
  return [...rows, { promise, measured: describeVisits(visits), isMet: visits.faults.length === 0 }];
}

async function untilCut(port: number, { start, drip, limitSeconds }: SlowClient): Promise<number> {
  const from = performance.now();
  const ends = Array.from({ length: crowd }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.resume().write(start);
    const timer = setInterval(() => socket.write(drip), 1000);
    const limit = setTimeout(() => socket.destroy(), (limitSeconds + 20) * 1000);
    return new Promise<number>((resolve) => {
      socket.once('close', () => {
        clearInterval(timer);
        clearTimeout(limit);
        resolve((performance.now() - from) / 1000);
      });
    });
  });
  return Math.max(...(await Promise.all(ends)));
}

const page = 'GET /faq HTTP/1.1\r\nHost: a\r\n';

/** What is sent, and the statuses that are allowed; an empty text is a connection that is closed without an answer. */
const strange: readonly (readonly [what: string, text: string, allowed: readonly string[]])[] = [
  ['HTTP/0.9', 'GET /\r\n\r\n', ['400', '']],
  ['two Host headers', `${page}Host: b\r\n\r\n`, ['400']],
  ['an unknown transfer coding', `${page}Transfer-Encoding: xchunked\r\n\r\n`, ['400']],
  [
    'length and chunks',
    'POST /leave-a-message HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ['400'],
  ],
  [
    'two lengths',
    'POST /leave-a-message HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
    ['400'],
  ],
  ['a NUL in the path', 'GET /a%00b HTTP/1.1\r\nHost: a\r\n\r\n', ['400']],
  ['a raw NUL in a header', `${page}X-A: \0\r\n\r\n`, ['400']],
  ['64 kB of headers', `${page}X-A: ${'a'.repeat(65_536)}\r\n\r\n`, ['431', '']],
  ['an address of 10 kB', `GET /${'a'.repeat(10_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, ['414']],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', ['405']],
  ['a bare line feed', 'GET / HTTP/1.1\nHost: a\n\n', ['400', '200']],
];

async function tryStrange({ nodes }: Stage): Promise<readonly Row[]> {
  const port = portOf(nodes[0].origin);
  const wrong: string[] = [];
  for (const [what, text, allowed] of strange) {
    const answer = await exchange(connect(port, '127.0.0.1'), text);
    const status = answer.slice(9, 12);
    if (!allowed.includes(status)) wrong.push(`${what}: ${status || 'nothing'}`);
  }
  const pipelined = await exchange(connect(port, '127.0.0.1'), `${page}\r\n`.repeat(100));
  const answered = pipelined.match(/HTTP\/1\.1 200 OK/g)?.length ?? 0;
  const alive = (await nodes[0].visit('/healthz')).status;
  return [
    {
      promise: `Refused: ${strange.map(([what]) => what).join(', ')}`,
      measured: wrong.length === 0 ? 'all refused as they should be' : wrong.join('; '),
      isMet: wrong.length === 0 && alive === 200,
    },
    {
      promise: '100 requests sent at once on one connection are answered in order',
      measured: `${answered} answered`,
      isMet: answered === 100,
    },
  ];
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

/** Sends the text; everything that comes back until the other side closes, or for three seconds. */
async function exchange(socket: Socket, text: string): Promise<string> {
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(text, 'latin1');
  await Promise.race([closed, delay(3000)]);
  socket.destroy();
  return answer;
}

function portOf(origin: string): number {
  return Number(new URL(origin).port);
}
