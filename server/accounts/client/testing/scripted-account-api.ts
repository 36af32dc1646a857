import { onTestFinished } from 'vitest';
import {
  type AccountClient,
  type AccountLimits,
  createAccountClient,
} from '#server/accounts/client/create-account-client.ts';
import { type FakeUpstream, startFakeUpstream } from '#server/platform/upstream/testing/fake-upstream.ts';
import { type RecordedLog, recordLog } from '#server/testing/recorded-log.ts';

/** The real client, connected to an account API that a test scripts. */
export interface ScriptedAccountApi {
  readonly api: AccountClient;
  readonly upstream: FakeUpstream;
  readonly recorded: RecordedLog;
}

/** It is closed when the test ends. */
export async function startScriptedAccountApi(
  limits: Partial<AccountLimits> = {},
): Promise<ScriptedAccountApi> {
  const upstream = await startFakeUpstream();
  onTestFinished(() => upstream.close());
  const recorded = recordLog();
  return {
    api: createAccountClient({ baseUrl: upstream.baseUrl, log: recorded.log, limits }),
    upstream,
    recorded,
  };
}
