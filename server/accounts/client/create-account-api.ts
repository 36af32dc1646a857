import { type Answer, failedAnswer } from '#server/account-contract/answer.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { CallContext, CallLimits } from '#server/platform/upstream/call-limits.ts';
import { createJsonClient, type JsonClient } from '#server/platform/upstream/json-client.ts';
import type { BreakerState } from '#server/platform/upstream/resilience.ts';
import { upstreamEvents } from '#server/platform/upstream/upstream-events.ts';
import { UpstreamFault } from '#server/platform/upstream/upstream-fault.ts';
import type { AccountApi } from './account-api.ts';
import type { AccountCall } from './account-call.ts';
import { accountCalls as calls } from './account-calls.ts';
import { envelope, toAnswer } from './to-answer.ts';

/** The account API over HTTP, and how its breaker stands. */
export interface AccountApiClient extends AccountApi {
  state(): BreakerState;
}

/** Where the account API is. `limits` are changed by tests only. */
export interface AccountApiOptions {
  readonly baseUrl: string;
  readonly log: Log;
  readonly limits?: Partial<CallLimits>;
}

type Ask = <Input, Data>(
  call: AccountCall<Input, Data>,
) => (input: Input, context: CallContext) => Promise<Answer<Data>>;

const upstream = 'account-api';
const names: ReadonlyMap<object, string> = new Map(Object.entries(calls).map(([name, call]) => [call, name]));

/** A client of the account API at `baseUrl`, with one breaker for all its calls, which never throw. */
export function createAccountApi(options: AccountApiOptions): AccountApiClient {
  const client = createJsonClient({ ...options, upstream });
  const ask = createAsk(client, options.log);
  return {
    searchAccounts: ask(calls.searchAccounts),
    sendConfirmationCode: ask(calls.sendConfirmationCode),
    createToken: ask(calls.createToken),
    getLatestQuotes: ask(calls.getLatestQuotes),
    getLatestOrders: ask(calls.getLatestOrders),
    getOrder: ask(calls.getOrder),
    getAccountManager: ask(calls.getAccountManager),
    getAccount: (context) => ask(calls.getAccount)(undefined, context),
    getContracts: ask(calls.getContracts),
    getContract: ask(calls.getContract),
    getWalletBalance: ask(calls.getWalletBalance),
    getMenuCounts: ask(calls.getMenuCounts),
    sendWalletCode: ask(calls.sendWalletCode),
    getLatestDocuments: ask(calls.getLatestDocuments),
    getWallet: ask(calls.getWallet),
    getMarketingConsent: ask(calls.getMarketingConsent),
    createAccount: ask(calls.createAccount),
    completeAccount: ask(calls.completeAccount),
    updateForgottenPassword: ask(calls.updateForgottenPassword),
    sendForgottenPasswordEmail: ask(calls.sendForgottenPasswordEmail),
    uploadDocument: ask(calls.uploadDocument),
    saveMarketingConsent: ask(calls.saveMarketingConsent),
    state: client.breakerState,
  };
}

function createAsk(client: JsonClient, log: Log): Ask {
  return (call) => async (input, context) => {
    const name = names.get(call) ?? 'unnamed';
    const tell = (fields: object) => log.warn({ upstream, call: name, ...fields }, upstreamEvents.callFailed);
    try {
      const answer = await client.ask({ ...call, ...call.toParts(input), name }, envelope, context);
      return toAnswer(answer, { data: call.data, hasToken: context.token !== undefined, onFault: tell });
    } catch (error) {
      // Of an error that is no fault only the name: its message may repeat what the customer typed.
      if (!(error instanceof UpstreamFault))
        tell({ reason: error instanceof Error ? error.name : 'unknown' });
      return failedAnswer;
    }
  };
}
