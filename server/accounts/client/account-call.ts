import type { z } from 'zod';
import type { JsonRequest } from '#server/platform/upstream/json-client.ts';

/** One call of the account API: how an input is sent, and what its answer's data must be. */
export interface AccountCall<Input, Data> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly isRepeatable: boolean;
  readonly data: z.ZodType<Data>;
  /** The input in the upstream's spelling. Throws a `ZodError` for a body that the contract has no room for. */
  readonly toParts: (input: Input) => Pick<JsonRequest, 'query' | 'body'>;
}

type ToQuery<Input> = (input: Input) => JsonRequest['query'];

/** A GET that changes nothing and may be sent a second time. */
export function safeGet<Input, Data>(path: string, data: z.ZodType<Data>, toQuery: ToQuery<Input>) {
  return { ...effectfulGet(path, data, toQuery), isRepeatable: true };
}

/** A GET that sends a code or hands out a token: never sent twice. */
export function effectfulGet<Input, Data>(
  path: string,
  data: z.ZodType<Data>,
  toQuery: ToQuery<Input>,
): AccountCall<Input, Data> {
  return {
    method: 'GET',
    path,
    isRepeatable: false,
    data,
    toParts: (input) => ({ query: toQuery(input), body: undefined }),
  };
}

/** A POST, never sent twice. Only what the contract lists leaves the house: what else a form carried is dropped. */
export function post<Body, Data>(
  path: string,
  data: z.ZodType<Data>,
  body: z.ZodType<Body>,
): AccountCall<Body, Data> {
  return {
    method: 'POST',
    path,
    isRepeatable: false,
    data,
    toParts: (input) => ({ query: {}, body: body.parse(input) }),
  };
}
