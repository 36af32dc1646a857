import { join } from 'node:path';
import type { Load, LoadResult } from './load-client.ts';
import { type MeasuredServer, nextMessage, startPinned } from './pinned-process.ts';

/** The result of one load. */
export interface ServedLoad extends LoadResult {
  /** CPU time of the server for one answer, in microseconds. */
  readonly cpuMicroseconds: number;
}

/** Runs a load from another process, on another core than the servers'. */
export function sendLoad(load: Load): Promise<LoadResult> {
  const child = startPinned(1, [join(import.meta.dirname, 'load-program.ts')]);
  child.send(load);
  return nextMessage<LoadResult>(child);
}

/** Loads a server and reads its CPU time before and after. */
export async function measureLoad(server: MeasuredServer, load: Omit<Load, 'port'>): Promise<ServedLoad> {
  const cpuBefore = await server.cpuMicroseconds();
  const result = await sendLoad({ ...load, port: server.port });
  const cpuMicroseconds = ((await server.cpuMicroseconds()) - cpuBefore) / result.answers;
  return { ...result, cpuMicroseconds };
}

/** Answers that are neither a page nor a 304. */
export function countRefused({ answers, statuses }: LoadResult): number {
  return answers - (statuses['200'] ?? 0) - (statuses['304'] ?? 0);
}
