import type { ErrorRequestHandler } from 'express';
import { accountCalls } from '#server/account-contract/account-calls.ts';
import { failedAnswer, subCodes } from '#server/account-contract/answer.ts';
import { isAway } from '#server/platform/database/database-faults.ts';
import { HttpError, UnavailableError } from '#server/platform/http/errors.ts';
import { toHttpError } from '#server/platform/http/to-http-error.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';

/** A call that is refused: its HTTP status, which is also the answer's `status.code`, and a sub-code for the reason. */
export class RefusedError extends HttpError {
  readonly subCode: number;

  constructor(status: number, message: string, subCode = 0) {
    super(status, message);
    this.subCode = subCode;
  }
}

/** 400 that names the parameters or fields at fault. */
export function badRequest(names: readonly string[]): RefusedError {
  return new RefusedError(400, `Not valid: ${[...new Set(names)].join(', ')}.`.slice(0, 500));
}

/** 404, the same for what does not exist and for what is another account's. */
export function notFound(): RefusedError {
  return new RefusedError(404, 'Not found.');
}

/** 410, the same for a link or code that is unknown, used, too old or somebody else's. */
export function linkSpent(): RefusedError {
  return new RefusedError(410, 'This link or code is no longer valid.', subCodes.linkSpent);
}

/** Sends the envelope of a call that failed, without anything from the request or the error. */
export function failedCalls(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    if (res.destroyed) return;
    const { status: code, message, subCode } = toRefusal(error, req.path);
    if (code === 500 || isAway(error))
      log.error({ error, service: 'account-api', call: req.path }, logEvents.requestFailed);
    if (code === 503) res.set('Retry-After', String(toHttpError(error).retryAfterSeconds));
    // The rest of a body that was too large is read and dropped, so that the sender receives the answer.
    req.resume();
    res.status(code).json({ ...failedAnswer, status: { code, message, subCode } });
  };
}

function toRefusal(error: unknown, path: string): RefusedError {
  if (error instanceof RefusedError) return error;
  if (error instanceof UnavailableError) return new RefusedError(503, 'Too many calls at once.');
  if (isAway(error)) return new RefusedError(503, 'The database does not answer. Send it again.');
  const status = error instanceof Error && 'status' in error ? error.status : 500;
  if (status === 413) {
    const isUpload = path === accountCalls.uploadDocument.path;
    return new RefusedError(413, 'The body is too large.', isUpload ? subCodes.fileRefused : 0);
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new RefusedError(400, 'The request cannot be read.');
  }
  return new RefusedError(500, 'Error');
}
