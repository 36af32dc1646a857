import type { Server } from 'node:http';

/** What a server under measurement says: where it listens, and its CPU time whenever it is asked. */
export interface ServerReport {
  readonly port: number;
  /** User and system time since the start. */
  readonly cpuMicroseconds: number;
}

/** Listens on a free port of this machine, tells the parent process, and answers its questions until it leaves. */
export function reportToParent(server: Server): void {
  const report = () => {
    const address = server.address();
    const { user, system } = process.cpuUsage();
    if (!address || typeof address === 'string') throw new Error('the server does not listen');
    process.send?.({ port: address.port, cpuMicroseconds: user + system } satisfies ServerReport);
  };
  server.listen(0, '127.0.0.1', report);
  process.on('message', report);
  process.on('disconnect', () => process.exit());
}
