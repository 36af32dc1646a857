import { LockHeldError } from '#server/platform/database/database.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { type AddressSource, type Telling, tellSource } from './tell-source.ts';

interface FollowedAddresses extends Telling {
  readonly sources: readonly AddressSource[];
  readonly everyMs?: number;
}

/** Name of the lock by which one node of several tells search engines. */
const telling = 'telling search engines';

/**
 * Looks regularly whether a source of addresses has a new edition, and tells search engines of it: in the background,
 * one node at a time. What fails is logged, and neither an import nor a page waits for it.
 */
export function followAddresses(followed: FollowedAddresses): { close(): Promise<void> } {
  const { sources, database, log, everyMs = 30_000 } = followed;
  const settled = new Map<AddressSource, string>();
  let isClosed = false;
  let isAway = false;
  const look = async () => {
    const open = sources.filter((source) => source.edition() !== settled.get(source));
    if (isClosed || open.length === 0) return;
    try {
      await database.exclusively(telling, async () => {
        for (const source of open) {
          const edition = source.edition();
          if (edition !== undefined && (await tellSource(followed, source))) settled.set(source, edition);
        }
      });
      isAway = false;
    } catch (error) {
      if (error instanceof LockHeldError) return;
      if (!isAway) log.warn({ error }, logEvents.addressesLost);
      isAway = true;
    }
  };
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= look().finally(() => {
      running = undefined;
    });
  }, everyMs);
  timer.unref();
  return {
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}
