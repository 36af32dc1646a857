import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';

/** What nobody caught leaves the process in an unknown state: it is logged, cleaned like everything else, and ends it. */
export function logFatalFaults(log: Log): void {
  const end = (error: unknown) => {
    log.error({ error }, logEvents.fatalFault);
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
