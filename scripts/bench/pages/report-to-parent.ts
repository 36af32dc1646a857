import type { Server } from 'node:http';

/** The message of a measured server: its port, and its CPU time at each request. */
export interface ServerReport {
  readonly port: number;
  /** User and system time since the process started. */
  readonly cpuMicroseconds: number;
}

/** Listens on a free loopback port, reports to the parent process and answers its requests until it disconnects. */
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
