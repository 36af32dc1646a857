import type { RedisConnection } from '#server/platform/database/redis-connection.ts';
import { hashSecret } from '#server/platform/http/secret.ts';
import { siteNow } from '#server/platform/time/site-clock.ts';
import {
  idleMs,
  isAlive,
  lifetimeMs,
  type Session,
  type SessionNotes,
  type SessionStore,
} from './session.ts';
import { answeredWithin } from './session-store.ts';

const timeoutMs = 250;
/** Changes a field of a session only while it exists, so that a late change cannot restore a removed session. */
const changeIfThere = `if redis.call('exists', KEYS[1]) == 0 then return 0 end
redis.call('hset', KEYS[1], ARGV[1], ARGV[2])
if ARGV[1] == 'usedAt' then redis.call('pexpire', KEYS[1], ARGV[3]) end
return 1`;

interface RedisSessionsParts {
  readonly redis: Pick<RedisConnection, 'hGetAll' | 'multi' | 'eval' | 'del' | 'sMembers'>;
  readonly now?: () => number;
}

/** Sessions in Redis under `session:`; a call takes 250 ms at most. */
export function createRedisSessions({ redis, now = siteNow }: RedisSessionsParts): SessionStore {
  const change = async (id: string, field: 'usedAt' | 'notes', value: string) => {
    const command = { keys: [toKey(id)], arguments: [field, value, String(idleMs)] };
    await answeredWithin(timeoutMs, redis.eval(changeIfThere, command));
  };
  return {
    find: async (id) => {
      const fields = await answeredWithin(timeoutMs, redis.hGetAll(toKey(id)));
      const session = toSession(id, fields);
      return session && isAlive(session, now()) ? session : undefined;
    },
    save: (session) => answeredWithin(timeoutMs, save(redis, session)),
    touch: (id) => change(id, 'usedAt', String(now())),
    saveNotes: (id, notes) => change(id, 'notes', JSON.stringify(notes)),
    remove: async (id) => void (await answeredWithin(timeoutMs, redis.del(toKey(id)))),
    removeAll: (accountId) => answeredWithin(timeoutMs, removeAll(redis, accountId)),
  };
}

async function save(redis: RedisSessionsParts['redis'], session: Session): Promise<void> {
  const { id, form, link, usedAt, ...fixed } = session;
  const notes: SessionNotes = { ...(form && { form }), ...(link && { link }) };
  const key = toKey(id);
  const commands = redis
    .multi()
    .hSet(key, { fixed: JSON.stringify(fixed), notes: JSON.stringify(notes), usedAt: String(usedAt) })
    .pExpire(key, idleMs);
  if (fixed.signedIn) {
    const all = toAccountKey(fixed.signedIn.accountId);
    commands.sAdd(all, key).pExpire(all, lifetimeMs);
  }
  await commands.exec();
}

async function removeAll(redis: RedisSessionsParts['redis'], accountId: string): Promise<void> {
  const all = toAccountKey(accountId);
  await redis.del([...(await redis.sMembers(all)), all]);
}

function toSession(id: string, fields: Readonly<Record<string, string>>): Session | undefined {
  const { fixed, notes, usedAt } = fields;
  if (fixed === undefined || notes === undefined || usedAt === undefined) return undefined;
  return { ...JSON.parse(fixed), ...JSON.parse(notes), id, usedAt: Number(usedAt) };
}

const toKey = (id: string) => `session:${hashSecret(id)}`;
const toAccountKey = (accountId: string) => `session:account:${accountId}`;
