import { z } from 'zod';

/** The input of a call as it is sent: the names and values of its query, or the fields of its JSON body. */
type Sent = Readonly<Record<string, unknown>>;

/** One call of the account API: how it is made and the schema of its data. */
export interface AccountCall<Input, Data> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** `z.encode` gives what is sent, in the upstream's spelling; `parse` gives back the input. */
  readonly parameters: z.ZodType<Input, Sent>;
  readonly data: z.ZodType<Data>;
  /** Whether sending it twice is the same as sending it once. */
  readonly isRepeatable: boolean;
  /** Whether it is answered only to a bearer token. */
  readonly needsToken: boolean;
  /** Whether the API derives a key from a password or code: slow on purpose, and a few at a time. */
  readonly derivesKey: boolean;
  /** The largest body; the API answers 413 to a larger one. */
  readonly maxBodyBytes: number;
  /** Whether a body is meant for this call, where another call has the same path. */
  readonly isMeant?: (body: object) => boolean;
}

/** The properties that all calls made by one of these functions share. */
type Rules = Partial<
  Pick<AccountCall<never, never>, 'needsToken' | 'derivesKey' | 'maxBodyBytes' | 'isMeant'>
>;

const smallBodyBytes = 64 * 1024;

/** A GET that changes nothing: it may be sent a second time. */
export function safeGet<Input, Data>(
  path: string,
  parameters: z.ZodType<Input, Sent>,
  data: z.ZodType<Data>,
  rules: Rules = {},
): AccountCall<Input, Data> {
  return { ...effectfulGet(path, parameters, data, rules), isRepeatable: true };
}

/** A GET that sends a code or hands out a token: never sent twice. */
export function effectfulGet<Input, Data>(
  path: string,
  parameters: z.ZodType<Input, Sent>,
  data: z.ZodType<Data>,
  rules: Rules = {},
): AccountCall<Input, Data> {
  const call = { method: 'GET', path, parameters, data } as const;
  return { ...call, isRepeatable: false, needsToken: true, derivesKey: false, maxBodyBytes: 0, ...rules };
}

/** A POST: never sent twice. */
export function post<Input, Data>(
  path: string,
  parameters: z.ZodType<Input, Sent>,
  data: z.ZodType<Data>,
  rules: Rules = {},
): AccountCall<Input, Data> {
  return {
    ...effectfulGet(path, parameters, data, { maxBodyBytes: smallBodyBytes, ...rules }),
    method: 'POST',
  };
}

/** One parameter, which callers give as plain text. */
export function one(name: string, value: z.ZodString): z.ZodType<string, Sent> {
  return z.codec(z.object({ [name]: value }), value, {
    decode: (sent) => sent[name] ?? '',
    encode: (text) => ({ [name]: text }),
  });
}

/** No parameter at all. */
export const nothing: z.ZodType<undefined, Sent> = z.codec(z.object({}), z.undefined(), {
  decode: () => undefined,
  encode: () => ({}),
});
