import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { readText } from './send-request.ts';
import { UpstreamFault } from './upstream-fault.ts';

/**
 * An answer below 500, or a 503 that fits the schema and says when to come back: the service is busy, not broken. `body`
 * is undefined only when a refusal (400 to 499) says nothing that fits the schema.
 */
export interface JsonAnswer<Body> {
  readonly status: number;
  readonly body: Body | undefined;
}

/** The answer's JSON, checked. Throws `UpstreamFault` for a redirect, any other 500 and above, and all that does not fit. */
export async function readJson<Body>(
  response: IncomingMessage,
  schema: z.ZodType<Body>,
  maxBytes: number,
): Promise<JsonAnswer<Body>> {
  const status = response.statusCode ?? 0;
  const isRefusal = status >= 400 && status < 500;
  const isBusy = status === 503 && response.headers['retry-after'] !== undefined;
  if (!isRefusal && !isBusy && (status < 200 || status >= 300)) {
    // The rest is not read, so the connection cannot be kept either.
    response.destroy();
    throw new UpstreamFault(status < 400 ? 'redirected' : 'server error');
  }
  const body = parse(await readText(response, maxBytes), schema);
  if (body === undefined && !isRefusal) throw new UpstreamFault(isBusy ? 'server error' : 'not as agreed');
  return { status, body };
}

function parse<Body>(text: string, schema: z.ZodType<Body>): Body | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    // Not JSON: the caller says what that means, and the text itself may be private.
    return undefined;
  }
}
