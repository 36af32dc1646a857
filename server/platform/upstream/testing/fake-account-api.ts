import { onTestFinished } from 'vitest';
import { type AccountApiClient, createAccountApi } from '#server/accounts/client/create-account-api.ts';
import type { CallLimits } from '#server/platform/upstream/call-limits.ts';
import { type RecordedLog, recordLog } from '#server/testing/recorded-log.ts';
import { type FakeUpstream, startFakeUpstream } from './fake-upstream.ts';

/** The real client, in front of an account API that does what a test says. */
export interface FakeAccountApi {
  readonly api: AccountApiClient;
  readonly upstream: FakeUpstream;
  readonly recorded: RecordedLog;
}

/** Lives until the test that asks for it is over. */
export async function startFakeAccountApi(limits: Partial<CallLimits> = {}): Promise<FakeAccountApi> {
  const upstream = await startFakeUpstream();
  onTestFinished(() => upstream.close());
  const recorded = recordLog();
  return {
    api: createAccountApi({ baseUrl: upstream.baseUrl, log: recorded.log, limits }),
    upstream,
    recorded,
  };
}
