import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { createAnswerReader, toOutcome } from './answer-reader.ts';
import { createTally, type Tally, type TallyResult } from './tally.ts';

/** Requests of one kind, sent at a steady pace whether or not earlier ones have been answered. */
export interface Stream {
  readonly kind: string;
  /** Requests a second in each phase. */
  readonly perSecond: readonly number[];
  /** Asked for in turn. */
  readonly targets: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An open load: visitors come when they come, however long the site takes. */
export interface OpenLoad {
  readonly port: number;
  /** Whether the port speaks TLS, as that of a balancer; its certificate is not looked at. */
  readonly isSecure?: boolean;
  /** After so many requests one ends its connection, so that the next visitor opens another; none does if undefined. */
  readonly closeEvery?: number;
  /** Seconds of each phase. */
  readonly phases: readonly number[];
  readonly streams: readonly Stream[];
  /** Connections at most. When all are busy a request waits for one, and its waiting counts. */
  readonly connections: number;
  /**
   * Whether they are opened one after the other in the first phase. Otherwise a crowd opens them all at once, and with TLS
   * that takes more of the load's own core than of the site's.
   */
  readonly isOpenBefore?: boolean;
}

interface Asked {
  readonly kind: string;
  readonly phase: number;
  readonly bytes: Buffer;
  readonly dueAt: number;
}

/** A thousand in five seconds. */
const openEveryMs = 5;

/** How long an answer may take after the end of the load. */
const patienceMs = 15_000;

/** Sends the load. Times count from when a request was due until its last byte. */
export async function runOpenLoad(load: OpenLoad): Promise<TallyResult> {
  const tally = createTally();
  const send = createConnections(load, tally);
  const opening = load.isOpenBefore ? setInterval(send.open, openEveryMs) : undefined;
  let phaseAt = performance.now();
  for (const [phase, seconds] of load.phases.entries()) {
    await sendPhase(load, { phase, from: phaseAt, until: phaseAt + seconds * 1000 }, send.ask);
    phaseAt += seconds * 1000;
    clearInterval(opening);
  }
  await send.finish();
  return tally.result(load.phases);
}

interface Phase {
  readonly phase: number;
  readonly from: number;
  readonly until: number;
}

let asked = 0;

async function sendPhase(
  { streams, closeEvery = Number.POSITIVE_INFINITY }: OpenLoad,
  { phase, from, until }: Phase,
  ask: (one: Asked) => void,
): Promise<void> {
  const sent = streams.map(() => 0);
  for (let now = performance.now(); now < until; now = performance.now()) {
    for (const [place, stream] of streams.entries()) {
      const perSecond = stream.perSecond[phase] ?? 0;
      const due = Math.floor(((now - from) / 1000) * perSecond);
      for (let number = sent[place] ?? 0; number < due; number += 1)
        ask({
          kind: stream.kind,
          phase,
          bytes: toRequest(stream, closeEvery),
          dueAt: from + (number * 1000) / perSecond,
        });
      sent[place] = Math.max(due, sent[place] ?? 0);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Each request comes from an address of its own, as those of visitors behind a balancer do. */
function toRequest({ targets, headers }: Stream, closeEvery: number): Buffer {
  asked += 1;
  const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const all = {
    Host: '127.0.0.1',
    'Accept-Encoding': 'br',
    'X-Forwarded-For': from,
    ...(asked % closeEvery === 0 && { Connection: 'close' }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`GET ${targets[asked % targets.length]} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
}

interface Connection {
  readonly socket: Socket;
  asking: Asked | undefined;
}

let opened = 0;

/** Each connection comes from an address of its own too, which is what a balancer sees. */
function openSocket({ port, isSecure = false }: OpenLoad): Socket {
  opened += 1;
  const localAddress = `127.1.${(opened >> 8) & 255}.${opened & 255}`;
  const to = { port, host: '127.0.0.1', localAddress, noDelay: true };
  return isSecure ? connectTls({ ...to, rejectUnauthorized: false }) : connect(to);
}

function createConnections(load: OpenLoad, tally: Tally) {
  const { connections: most, isSecure = false } = load;
  const idle: Connection[] = [];
  const waiting: Asked[] = [];
  const open = new Set<Connection>();
  const start = (connection: Connection, one: Asked) => {
    connection.asking = one;
    connection.socket.write(one.bytes);
  };
  const free = (connection: Connection) => {
    connection.asking = undefined;
    const next = waiting.shift();
    if (next) start(connection, next);
    else idle.push(connection);
  };
  const openOne = (one?: Asked) => {
    const connection: Connection = {
      socket: openSocket(load),
      asking: one,
    };
    open.add(connection);
    const read = createAnswerReader((head) => {
      if (connection.asking) tally.add(connection.asking, toOutcome(head));
      if (/\nconnection: close/i.test(head)) connection.asking = undefined;
      else free(connection);
    });
    connection.socket.once(isSecure ? 'secureConnect' : 'connect', () =>
      one ? start(connection, one) : free(connection),
    );
    connection.socket.on('data', read).on('error', () => undefined);
    connection.socket.once('close', () => {
      open.delete(connection);
      const place = idle.indexOf(connection);
      if (place >= 0) idle.splice(place, 1);
      if (connection.asking) tally.add(connection.asking, 0);
      const next = waiting.shift();
      if (next) openOne(next);
    });
  };
  const ask = (one: Asked) => {
    const connection = idle.pop();
    if (connection) return start(connection, one);
    if (open.size < most) return openOne(one);
    waiting.push(one);
  };
  const isBusy = () => waiting.length > 0 || open.size > idle.length;
  const finish = async () => {
    const until = performance.now() + patienceMs;
    while (isBusy() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const one of waiting.splice(0)) tally.add(one, 0);
    for (const { socket } of open) socket.destroy();
  };
  const openMore = () => {
    if (open.size < most) openOne();
  };
  return { ask, open: openMore, finish };
}
