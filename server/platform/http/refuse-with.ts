import type { Request } from 'express';
import { type HttpError, UnavailableError } from './errors.ts';

const header = 'x-refuse-with';

/**
 * The status of an error. A balancer that can ask another node names 425 in a header of requests that change nothing:
 * then a page that is refused before it began has that status instead of 503, because a 503 may be the answer of any
 * node. The balancer makes a 503 of it if the other node refuses too.
 */
export function toStatus(req: Request, error: HttpError): number {
  const isForAnother = error instanceof UnavailableError && error.isUnbegun && req.headers[header] === '425';
  return isForAnother ? 425 : error.status;
}

/** Tells that the request has begun: what it took, such as the echo of a form, another node would not find. */
export function begin(req: Request): void {
  delete req.headers[header];
}
