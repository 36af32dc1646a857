import { connect } from 'node:net';

/** What today's browsers name in `Accept-Encoding`. */
export const browserCodings = 'gzip, deflate, br, zstd';

/** A load on one server for a limited time. */
export interface Load {
  readonly port: number;
  /** Requested in turn; after the last the first again. */
  readonly targets: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** Ends earlier after this number of requests, so that a busy machine measures the same work, only for longer. */
  readonly requests?: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly answers: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly bytes: number;
}

interface Tally {
  readonly times: number[];
  readonly statuses: Record<string, number>;
  bytes: number;
}

/**
 * Sends requests one after the other on each connection. It reads only status and length of an answer, so that it needs
 * less CPU time than the servers that it measures; the usual load tools in JavaScript need more.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const requests = load.targets.map((target) => toRequest(target, load.headers));
  const tally: Tally = { times: [], statuses: {}, bytes: 0 };
  const until = performance.now() + load.seconds * 1000;
  let asked = 0;
  const { requests: limit = Number.POSITIVE_INFINITY } = load;
  const next = () =>
    performance.now() < until && asked < limit ? requests[asked++ % requests.length] : undefined;
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: load.connections }, () => runConnection(load.port, next, tally)));
  return toResult(tally, (performance.now() - startedAt) / 1000);
}

function toRequest(target: string, headers: Load['headers']): Buffer {
  const lines = Object.entries({ Host: '127.0.0.1:3000', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return Buffer.from(`GET ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
}

function runConnection(port: number, next: () => Buffer | undefined, tally: Tally): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let missing = 0;
    let tail = Buffer.alloc(0);
    let sentAt = 0;
    const ask = () => {
      const request = next();
      if (!request) return socket.end();
      sentAt = performance.now();
      return socket.write(request);
    };
    socket.once('connect', ask);
    socket.on('data', (chunk: Buffer) => {
      missing = missing > 0 ? missing - chunk.length : beginAnswer(chunk, tally);
      if (missing === Number.POSITIVE_INFINITY) {
        tail = Buffer.concat([tail, chunk.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
        if (tail.equals(lastChunk)) missing = 0;
      }
      tally.bytes += chunk.length;
      if (missing > 0) return;
      tally.times.push(performance.now() - sentAt);
      ask();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve());
  });
}

/** The end of an answer without a length. It may come in two pieces. */
const lastChunk = Buffer.from('0\r\n\r\n');

/** Bytes that follow the first chunk, which contains the whole head; infinite if no length is given. */
function beginAnswer(chunk: Buffer, tally: Tally): number {
  const end = chunk.indexOf('\r\n\r\n');
  if (end < 0) throw new Error('an answer began without a whole head');
  const head = chunk.toString('latin1', 0, end);
  const status = head.slice(9, 12);
  tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
  if (status === '304') return end + 4 - chunk.length;
  if (/\ntransfer-encoding: chunked/i.test(head)) return Number.POSITIVE_INFINITY;
  const length = /\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer had no length: ${head.slice(0, 200)}`);
  return end + 4 + Number(length) - chunk.length;
}

function toResult({ times, statuses, bytes }: Tally, seconds: number): LoadResult {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return {
    perSecond: times.length / seconds,
    answers: times.length,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    statuses,
    bytes,
  };
}
