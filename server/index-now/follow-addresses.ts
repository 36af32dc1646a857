import { type Followed, follow } from '#server/platform/background/follow.ts';
import { type AddressSource, type Telling, tellSource } from './tell-source.ts';

interface FollowedAddresses extends Telling {
  readonly sources: readonly AddressSource[];
  /** Settles when the database tables exist. */
  readonly prepared?: Promise<unknown>;
  readonly everyMs?: number;
}

/** Name of the lock by which one node of several tells search engines. */
const telling = 'telling search engines';

/**
 * Looks regularly whether a source of addresses has a new edition, and tells search engines of it: in the background,
 * one node at a time. What fails is logged, and neither an import nor a page waits for it.
 */
export function followAddresses(followed: FollowedAddresses): Followed {
  const { sources, database, log, prepared, everyMs = 30_000 } = followed;
  const settled = new Map<AddressSource, string>();
  return follow({
    work: 'addresses',
    log,
    everyMs,
    after: prepared,
    round: async () => {
      const open = sources.filter((source) => source.edition() !== settled.get(source));
      if (open.length === 0) return;
      await database.exclusively(telling, async () => {
        for (const source of open) {
          const edition = source.edition();
          if (edition !== undefined && (await tellSource(followed, source))) settled.set(source, edition);
        }
      });
    },
  });
}
