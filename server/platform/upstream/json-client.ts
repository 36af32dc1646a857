import { type Agent, validateHeaderValue } from 'node:http';
import type { z } from 'zod';
import type { Log } from '#server/platform/log/log.ts';
import { type CallContext, type CallLimits, usualLimits } from './call-limits.ts';
import { type BreakerState, createResilience } from './resilience.ts';
import {
  createConnections,
  type JsonAnswer,
  readJson,
  sendRequest,
  type WireRequest,
} from './send-request.ts';
import { toErrorCode, UpstreamFault, upstreamEvents } from './upstream-fault.ts';

/** A call. Only `name` may be logged. */
export interface JsonRequest {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Undefined values are not sent. */
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  /** Whether the request may be sent a second time. */
  readonly isRepeatable: boolean;
  /** Limit of this call as a whole, instead of the client's, in whole milliseconds. */
  readonly callMs?: number;
  /** Largest answer to this call, instead of the client's. */
  readonly maxAnswerBytes?: number;
}

/** A client of one outside service that speaks JSON over HTTP. */
export interface JsonClient {
  /** Throws `UpstreamFault`, already logged, when there is no answer below 500 that fits the schema. */
  ask<Body>(request: JsonRequest, schema: z.ZodType<Body>, context: CallContext): Promise<JsonAnswer<Body>>;
  breakerState(): BreakerState;
}

/** Options of a client; `upstream` is the name of the service in the log. */
export interface JsonClientOptions {
  readonly upstream: string;
  readonly baseUrl: string;
  readonly log: Log;
  readonly limits?: Partial<CallLimits>;
  /** Headers of every request, such as a key; never logged. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client with limits, keep-alive, a second try where allowed and a breaker. Logs no URL, header, query or body. */
export function createJsonClient(options: JsonClientOptions): JsonClient {
  const { upstream, baseUrl, log, headers = {} } = options;
  const limits = { ...usualLimits, ...options.limits };
  const connections = createConnections(new URL(baseUrl), limits.maxConnections);
  const resilience = createResilience(limits, (state) =>
    log.warn({ upstream, state }, upstreamEvents.breakerChanged),
  );
  const send = async (wire: WireRequest, call: string, signal: AbortSignal) => {
    const response = await sendRequest(wire, signal);
    const status = response.statusCode ?? 0;
    if (status >= 400) log.warn({ upstream, call, status }, upstreamEvents.badResponse);
    return response;
  };
  return {
    async ask(request, schema, { token, signal: visitor }) {
      const { name: call, isRepeatable, callMs, maxAnswerBytes } = { ...limits, ...request };
      try {
        const agent = connections[isRepeatable ? 'kept' : 'fresh'];
        const wire = toWire(request, { baseUrl, token, agent, headers });
        const attempt = async (signal: AbortSignal) =>
          readJson(await send(wire, call, signal), schema, maxAnswerBytes);
        return await resilience.run({ attempt, isRepeatable, visitor, callMs });
      } catch (error) {
        const fault = toFault(error);
        if (isNews(fault)) log.warn({ upstream, call, ...toFields(fault) }, upstreamEvents.callFailed);
        throw fault;
      }
    },
    breakerState: resilience.state,
  };
}

interface Target {
  readonly baseUrl: string;
  readonly token: string | undefined;
  readonly agent: Agent;
  readonly headers: Readonly<Record<string, string>>;
}

function toWire({ method, path, query, body }: JsonRequest, target: Target): WireRequest {
  const { baseUrl, token, agent } = target;
  // Joined as text, because `new URL(path, base)` could change the origin.
  const url = new URL(`${baseUrl.replace(/\/$/, '')}${path}${toQueryString(query)}`);
  const headers = {
    ...target.headers,
    accept: 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  for (const [name, value] of Object.entries(headers)) validateHeaderValue(name, value);
  return { url, method, headers, body: body === undefined ? undefined : JSON.stringify(body), agent };
}

/** Sends a space as %20, because some upstreams do not decode a plus. */
function toQueryString(query: JsonRequest['query']): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const text = new URLSearchParams(given).toString().replaceAll('+', '%20');
  return text && `?${text}`;
}

/**
 * Any other error happened before the request was sent. It is replaced, because its message may repeat a header or the
 * address.
 */
function toFault(error: unknown): UpstreamFault {
  return error instanceof UpstreamFault ? error : new UpstreamFault('unsendable', toErrorCode(error));
}

/** False for faults that are logged already (a bad status, an open breaker), and when the visitor left. */
function isNews({ reason }: UpstreamFault): boolean {
  return reason !== 'server error' && reason !== 'resting' && reason !== 'left';
}

function toFields({ reason, code }: UpstreamFault): object {
  return { reason, ...(code !== undefined && { code }) };
}
