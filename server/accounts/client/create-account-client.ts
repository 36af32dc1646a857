import { z } from 'zod';
import type { AccountCall } from '#server/account-contract/account-call.ts';
import { accountCallNames, accountCalls } from '#server/account-contract/account-calls.ts';
import { type Answer, failedAnswer } from '#server/account-contract/answer.ts';
import { contentPath, documentContent, maxContentAnswerBytes } from '#server/account-contract/document.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { CallContext, CallLimits } from '#server/platform/upstream/call-limits.ts';
import {
  createJsonClient,
  type JsonClient,
  type JsonRequest,
} from '#server/platform/upstream/json-client.ts';
import type { BreakerState } from '#server/platform/upstream/resilience.ts';
import { UpstreamFault, upstreamEvents } from '#server/platform/upstream/upstream-fault.ts';
import type { AccountApi } from './account-api.ts';
import { envelope, toAnswer } from './to-answer.ts';

/** The account API over HTTP, and the state of its breaker. */
export type AccountClient = AccountApi & { state(): BreakerState };

/** The limits of the account API; tests change them. */
export interface AccountLimits extends CallLimits {
  /**
   * For a call that derives a key, in place of `callMs`: such a call may have to wait on a busy machine. Whole
   * milliseconds; `callMs` if undefined.
   */
  readonly derivingCallMs: number | undefined;
}

interface AccountClientOptions {
  /** Where the account API is. */
  readonly baseUrl: string;
  readonly log: Log;
  readonly limits?: Partial<AccountLimits>;
}

const upstream = 'account-api';

/** A client of the account API at `baseUrl`, with one breaker for all its calls, which never throw. */
export function createAccountClient(options: AccountClientOptions): AccountClient {
  const client = createJsonClient({ ...options, upstream });
  const ask = createAsk(client, options.log);
  const { derivingCallMs } = options.limits ?? {};
  const calls = accountCallNames.map((name) => {
    const call = accountCalls[name];
    const limit = call.derivesKey && derivingCallMs ? { callMs: derivingCallMs } : {};
    return [name, createCall({ ask, name, call, ...limit })] as const;
  });
  return {
    // TypeScript cannot check the types of the single calls here, because they are made from a list; the contract's
    // tests check them.
    ...(Object.fromEntries(calls) as unknown as AccountApi),
    readDocument: (reference, context) =>
      ask(() => toReading(reference), { name: 'readDocument', data: documentContent, context }),
    state: client.breakerState,
  };
}

interface Asked<Data> {
  /** For the log. */
  readonly name: string;
  readonly data: z.ZodType<Data>;
  readonly context: CallContext;
}

/** Makes one call. A request that cannot be made counts as a call that failed. */
type Ask = <Data>(toRequest: () => JsonRequest, asked: Asked<Data>) => Promise<Answer<Data>>;

function createAsk(client: JsonClient, log: Log): Ask {
  return async (toRequest, { name, data, context }) => {
    const tell = (fields: object) => log.warn({ upstream, call: name, ...fields }, upstreamEvents.callFailed);
    try {
      const answer = await client.ask(toRequest(), envelope, context);
      return toAnswer(answer, { data, hasToken: context.token !== undefined, onFault: tell });
    } catch (error) {
      // For errors other than `UpstreamFault` only the name is logged, because the message may repeat what the customer
      // typed.
      if (!(error instanceof UpstreamFault))
        tell({ reason: error instanceof Error ? error.name : 'unknown' });
      return failedAnswer;
    }
  };
}

interface CallParts {
  readonly ask: Ask;
  readonly name: string;
  readonly call: AccountCall<unknown, unknown>;
  readonly callMs?: number;
}

/** The last argument of a call is its context; the input comes before it, unless the call takes none. */
type Given = readonly [CallContext] | readonly [input: unknown, CallContext];

function createCall(parts: CallParts) {
  return async (...given: Given): Promise<Answer<unknown>> => {
    const [input, context] = given.length === 1 ? [undefined, given[0]] : given;
    return parts.ask(() => toRequest(parts, input), { name: parts.name, data: parts.call.data, context });
  };
}

/** Only what the contract lists is sent: other fields of a form are dropped. Throws a `ZodError` for what does not fit. */
function toRequest({ name, call, callMs }: CallParts, input: unknown): JsonRequest {
  const { method, path, isRepeatable } = call;
  const sent = z.encode(call.parameters, input);
  const parts =
    method === 'GET' ? { query: sent as JsonRequest['query'], body: undefined } : { query: {}, body: sent };
  return { name, method, path, isRepeatable, ...parts, ...(callMs !== undefined && { callMs }) };
}

/** Throws a `ZodError` for a reference that leads anywhere but below the API's documents. */
function toReading(reference: string): JsonRequest {
  const path = contentPath.parse(reference);
  const limits = { callMs: 10_000, maxAnswerBytes: maxContentAnswerBytes };
  return {
    name: 'readDocument',
    method: 'GET',
    path,
    query: {},
    body: undefined,
    isRepeatable: true,
    ...limits,
  };
}
