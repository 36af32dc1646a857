import { join } from 'node:path';
import type { Load, LoadResult } from './load-client.ts';
import { type MeasuredServer, nextMessage, startPinned } from './pinned-process.ts';

/** The result of one load. */
export interface ServedLoad extends LoadResult {
  /** CPU time of the server for one answer, in microseconds. */
  readonly cpuMicroseconds: number;
}

/** Loads the server from another process, on another core than the server's. */
export async function measureLoad(server: MeasuredServer, load: Omit<Load, 'port'>): Promise<ServedLoad> {
  const child = startPinned(1, [join(import.meta.dirname, 'load-program.ts')]);
  const cpuBefore = await server.cpuMicroseconds();
  child.send({ ...load, port: server.port } satisfies Load);
  const result = await nextMessage<LoadResult>(child);
  const cpuMicroseconds = ((await server.cpuMicroseconds()) - cpuBefore) / result.answers;
  return { ...result, cpuMicroseconds };
}
