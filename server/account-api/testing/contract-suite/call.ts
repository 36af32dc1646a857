import { z } from 'zod';
import { authToken } from '#server/account-contract/account.ts';
import { answerStatus } from '#server/account-contract/answer.ts';
import type { AccountApiTarget, Credentials } from './target.ts';

const envelope = z.object({ data: z.unknown(), status: answerStatus, isSucceed: z.boolean() });

/** An answer as it came: its HTTP status and the envelope. */
export interface Reply extends z.infer<typeof envelope> {
  readonly http: number;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly query?: Readonly<Record<string, string>> | string;
  readonly body?: unknown;
}

/** Calls a path; with a body by POST, else by GET. Throws when the answer is no envelope. */
export async function call(
  target: AccountApiTarget,
  path: string,
  options: CallOptions = {},
): Promise<Reply> {
  const query = new URLSearchParams(options.query).toString();
  const response = await fetch(`${target.baseUrl()}${path}${query && `?${query}`}`, {
    method: options.body === undefined ? 'GET' : 'POST',
    headers: {
      ...(options.token !== undefined && { Authorization: `Bearer ${options.token}` }),
      ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(options.body !== undefined && {
      body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body),
    }),
  });
  return { http: response.status, ...envelope.parse(await response.json()) };
}

/** The data of a call that must succeed; throws with the status when it did not. */
export async function dataOf<Schema extends z.ZodType>(
  schema: Schema,
  replying: Promise<Reply>,
): Promise<z.infer<Schema>> {
  const reply = await replying;
  if (reply.http !== 200 || reply.status.code !== 0 || !reply.isSucceed) {
    throw new Error(`Refused with ${reply.http}, sub code ${reply.status.subCode}: ${reply.status.message}`);
  }
  return schema.parse(reply.data);
}

/** The shape of every refusal: no data, no success, and the HTTP status as its code. */
export function refusal(code: number, subCode = 0) {
  return { http: code, data: null, isSucceed: false, status: { code, subCode } };
}

/** A token for a customer, with its accountId. */
export function signIn(target: AccountApiTarget, { username, password }: Credentials) {
  return dataOf(authToken, call(target, '/api/auth/token', { query: { username, password } }));
}
