import { createMemoryLimits } from '#server/account-proxy/limits/memory-limits.ts';
import type { Services } from '#server/services.ts';
import { emptySavedStore } from './empty-saved-store.ts';
import { fakeAccountApi } from './fake-account-api.ts';
import { memorySessions } from './memory-sessions.ts';

/** The services of the account area, in memory, with an account API that fails every call. */
export function testAccountServices(): Pick<Services, 'account' | 'sessions' | 'limits' | 'saved' | 'mail'> {
  return {
    account: fakeAccountApi(),
    sessions: memorySessions(),
    limits: createMemoryLimits(),
    saved: emptySavedStore,
    mail: { send: async () => undefined },
  };
}
