import { connect } from 'node:net';
import type { Ground } from '#scripts/siege/ground.ts';
import { describeVisits, keepVisiting } from '#scripts/siege/keep-visiting.ts';
import { exchange, portOf } from '#scripts/siege/raw-socket.ts';
import type { Row } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';

/** Clients that do not speak as browsers do. */
export async function sockets(ground: Ground): Promise<readonly Row[]> {
  const stage = await openStage(ground);
  try {
    return [...(await trySlow(stage)), ...(await tryStrange(stage))];
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
  [
    'a body of 10 GB, before it is sent',
    'POST /leave-a-message HTTP/1.1\r\nHost: a\r\nContent-Length: 10000000000\r\n\r\n',
    ['413'],
  ],
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
  const halves: string[] = [];
  for (const connection of ['keep-alive', 'close']) {
    // A page that no one has asked for yet, so that it is not answered within the same turn.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const asking = exchange(
      socket,
      `GET /car-leasing?budgetMax=${connection === 'close' ? 311 : 312} HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`,
    );
    socket.end();
    halves.push((await asking).slice(9, 12) || 'nothing');
  }
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
    {
      promise: 'A client that says with its request that it sends no more gets its answer',
      measured: `${halves.join(' and ')}, kept alive and closed`,
      isMet: halves.every((status) => status === '200'),
    },
  ];
}
