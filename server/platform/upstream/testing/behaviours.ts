import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How a fake upstream handles one request. */
export type Behaviour = (res: ServerResponse) => void | Promise<void>;

/** Answers with success and this data. */
export function answers(data: unknown): Behaviour {
  return sends(200, toSuccess(data));
}

/** Answers with a well-formed refusal, whose data must not be passed on. */
export function refuses(
  httpStatus: number,
  status: { readonly code: number; readonly subCode?: number },
): Behaviour {
  const body = { data: { leaked: 'upstream-data' }, status: { message: 'upstream-message', ...status } };
  return sends(httpStatus, JSON.stringify(body));
}

/** Answers with exactly this status and body. */
export function sends(
  httpStatus: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Behaviour {
  return (res) => {
    res.writeHead(httpStatus, { 'content-type': 'application/json', ...headers }).end(body);
  };
}

/** Behaves as `then`, after a delay. */
export function slow(ms: number, then: Behaviour): Behaviour {
  return async (res) => {
    // Does not keep the process alive, so that a finished test does not wait for it.
    await wait(ms, undefined, { ref: false });
    if (!res.destroyed) await then(res);
  };
}

/** Sends the head at once, then a space every 50 ms, and never ends the body. */
export function trickles(httpStatus = 200): Behaviour {
  return (res) => {
    const timer = setInterval(() => res.write(' '), 50);
    res.writeHead(httpStatus).once('close', () => clearInterval(timer));
  };
}

/** Closes the connection in the middle of the answer. */
export function cuts(): Behaviour {
  return (res) => {
    res.writeHead(200, { 'content-length': '1000' });
    res.write('{"data":', () => res.destroy());
  };
}

/** Closes the connection without an answer. */
export function hangsUp(): Behaviour {
  return (res) => {
    res.destroy();
  };
}

/** A valid, successful answer after this many bytes of white space. */
export function huge(bytes: number, data: unknown): Behaviour {
  return sends(200, ' '.repeat(bytes) + toSuccess(data));
}

/** Redirects, with a body that would be a valid answer. */
export function redirects(location: string, data: unknown = null): Behaviour {
  return sends(307, toSuccess(data), { location });
}

function toSuccess(data: unknown): string {
  return JSON.stringify({ data, status: { code: 0, message: 'OK', subCode: 0 } });
}
