import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { SearchAdministration } from '#server/platform/config/outgoing.ts';
import { IndexFault } from './index-fault.ts';

/** A request to the service. */
export interface IndexRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** JSON. */
  readonly body?: string;
  /**
   * False for requests that must not take effect twice: they are repeated only if the service said that it did nothing.
   */
  readonly isRepeatable?: boolean;
}

export interface IndexAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface Sending {
  readonly service: SearchAdministration;
  /** Called before each pause. */
  readonly progress: (message: string) => void;
  readonly signal?: AbortSignal | undefined;
  /** Set by tests only. */
  readonly wait?: (ms: number, signal: AbortSignal | undefined) => Promise<unknown>;
}

const maxTries = 6;
const maxPauseMs = 30_000;
const answerMs = 60_000;

/** The form of an error in a refusal and in a task (Meilisearch, reference/errors/overview, checked 2026-11-21). */
export const indexError = z.object({ message: z.string(), code: z.string() });

interface Try {
  readonly answer?: IndexAnswer;
  readonly fault?: IndexFault;
  /** How long the service asked us to wait. */
  readonly pauseMs?: number | undefined;
  readonly mayPass: boolean;
}

/**
 * Sends a request and returns its answer, 404 included. After a fault that may pass (no answer, 429, 500 and above) it
 * tries again, after a pause that doubles each time or that the service names. Throws an `IndexFault` otherwise.
 */
export async function sendPolitely(request: IndexRequest, sending: Sending): Promise<IndexAnswer> {
  const { progress, signal, wait = (ms) => pause(ms, undefined, { signal }) } = sending;
  for (let tries = 1; ; tries += 1) {
    const { answer, fault, mayPass, pauseMs } = await sendOnce(request, sending);
    if (answer) return answer;
    if (!mayPass || tries === maxTries) throw fault;
    const ms = Math.min(pauseMs ?? 500 * 2 ** tries, maxPauseMs);
    progress(`${fault?.message} Trying again in ${Math.ceil(ms / 1000)} s.`);
    await wait(ms, signal);
  }
}

async function sendOnce(request: IndexRequest, { service, signal }: Sending): Promise<Try> {
  const { method, path, body, isRepeatable = true } = request;
  const late = AbortSignal.timeout(answerMs);
  try {
    const response = await fetch(service.endpoint.replace(/\/$/, '') + path, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${service.adminKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      // A redirect could send the key to another host.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    return toTry(response, await response.text(), request, service.adminKey);
  } catch (error) {
    signal?.throwIfAborted();
    return { fault: toNoAnswer(error), mayPass: isRepeatable };
  }
}

function toTry({ status, headers }: Response, text: string, request: IndexRequest, key: string): Try {
  const body = parseJson(text);
  if ((status >= 200 && status < 300) || status === 404) return { answer: { status, body }, mayPass: false };
  const said = indexError.safeParse(body).data;
  const words = said ? `: ${withoutKey(said.message, key)} (${withoutKey(said.code, key)})` : '';
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const isRefused = status === 429 || status === 503;
  return {
    fault: new IndexFault(
      status === 401 || status === 403
        ? `The search service does not let SEARCH_ADMIN_KEY do this${words}.`
        : `The search service answered ${status}${words}.`,
      said?.code,
    ),
    pauseMs: seconds >= 0 ? seconds * 1000 : undefined,
    mayPass: isRefused || (status >= 500 && request.isRepeatable !== false),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Removes the key from a text: a service may repeat what it was sent, and the key must not be shown. */
export function withoutKey(text: string, key: string): string {
  return text.replaceAll(key, '…').split('\n', 1)[0]?.slice(0, 300).replace(/\.$/, '') ?? '';
}

/** A fault with the code of a network error only: its message may contain what was sent. */
function toNoAnswer(error: unknown): IndexFault {
  if (error instanceof Error && error.name === 'TimeoutError')
    return new IndexFault('The search service did not answer in time.');
  const { code } = ((error as Error).cause ?? {}) as { readonly code?: unknown };
  return new IndexFault(
    `The search service could not be reached${typeof code === 'string' ? ` (${code})` : ''}.`,
  );
}
