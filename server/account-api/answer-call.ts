import type { ErrorRequestHandler, Response } from 'express';
import { type Answer, subCodes } from '#server/account-contract/answer.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { RefusedError } from './refused-error.ts';

/** Sends data in the envelope of a call that succeeded. */
export function succeed<Data>(res: Response, data: Data): void {
  const answer: Answer<Data> = { data, status: { code: 0, message: 'OK', subCode: 0 }, isSucceed: true };
  res.status(200).json(answer);
}

/** Sends the envelope of a call that failed; nothing of the request or of the fault is in it. */
export function failedCalls(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const refusal = toRefusal(error, req.path);
    if (refusal.status >= 500)
      log.error({ error, service: 'account-api', call: req.path }, logEvents.requestFailed);
    // What is left of a body that was too large is read and dropped, so that the sender hears the answer.
    req.resume();
    const { status: code, message, subCode } = refusal;
    const answer: Answer<never> = { data: null, status: { code, message, subCode }, isSucceed: false };
    res.status(code).json(answer);
  };
}

function toRefusal(error: unknown, path: string): RefusedError {
  if (error instanceof RefusedError) return error;
  const status = error instanceof Error && 'status' in error ? error.status : 500;
  if (status === 413) {
    const isUpload = path === '/api/documents/upload/base64';
    return new RefusedError(413, 'The body is too large.', isUpload ? subCodes.fileRefused : 0);
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new RefusedError(400, 'The request cannot be read.');
  }
  return new RefusedError(500, 'Error');
}
