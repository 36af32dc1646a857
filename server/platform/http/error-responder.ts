import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { findFaultCode } from '#server/platform/database/database-faults.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { toLogPath } from '#server/platform/log/safe-text.ts';
import { type HttpError, InvalidInputError, MovedError, UnavailableError } from './errors.ts';
import { lastResortPage } from './last-resort-page.ts';
import { redirectTo } from './redirect-to.ts';
import { toStatus } from './refuse-with.ts';
import { toHttpError } from './to-http-error.ts';

interface ErrorResponderOptions {
  readonly log: Log;
  /** The page for an error at a path in the site's shell, as complete HTML. If it throws, a bare page is sent. */
  readonly renderErrorPage: (error: HttpError, path: string) => Promise<string>;
}

/** The last middleware: answers for every error that was thrown. Of a 500 the visitor sees only the status. */
export function errorResponder({ log, renderErrorPage }: ErrorResponderOptions): ErrorRequestHandler {
  return async (thrown: unknown, req, res, _next) => {
    if (res.destroyed && isAbort(thrown)) return;
    const error = toHttpError(thrown);
    logFault({ log, req, res, error });
    // Part of the answer has been sent, so only closing the connection shows that it is incomplete.
    if (res.headersSent) return void req.socket.destroy();
    forgetUnsentAnswer(res);
    if (error instanceof MovedError) return redirectTo(req, res, error);
    const { status } = error;
    res.status(toStatus(req, error)).setHeader('Cache-Control', 'no-store');
    if (error.retryAfterSeconds) res.setHeader('Retry-After', error.retryAfterSeconds);
    if (wantsJson(req)) return void res.json(toBody(status, error));
    const html = await renderOrFallBack(
      { log, renderErrorPage: (fault) => renderErrorPage(fault, req.path) },
      error,
    );
    if (!res.headersSent) res.type('html').send(html);
  };
}

interface OnePage extends Pick<ErrorResponderOptions, 'log'> {
  readonly renderErrorPage: (error: HttpError) => Promise<string>;
}

async function renderOrFallBack({ log, renderErrorPage }: OnePage, fault: HttpError): Promise<string> {
  try {
    return await renderErrorPage(fault);
  } catch (error) {
    const { status } = fault;
    log.error({ error, status }, logEvents.errorPageFailed);
    return lastResortPage(status);
  }
}

/** True when the work was aborted because the visitor left: then there is nothing to log and no answer to send. */
function isAbort(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'AbortError';
}

/** Removes the headers that the failed handler had set for its own answer. */
function forgetUnsentAnswer(res: Response): void {
  for (const name of [
    'Content-Type',
    'Content-Encoding',
    'Content-Length',
    'ETag',
    'Last-Modified',
    'Link',
  ]) {
    res.removeHeader(name);
  }
}

function wantsJson({ originalUrl }: Request): boolean {
  return /^\/(?:api|page-data)(?:[/?]|$)/i.test(originalUrl);
}

function toBody(status: number, error: HttpError): object {
  const isForVisitor = status < 500 || error instanceof UnavailableError;
  const message = isForVisitor ? error.message : (STATUS_CODES[status] ?? 'Error');
  return { status, message, ...(error instanceof InvalidInputError && { fields: error.fields }) };
}

interface Fault {
  readonly log: Log;
  readonly req: Request;
  readonly res: Response;
  readonly error: HttpError;
}

/**
 * Logs the error. Those below 500 are in the request's own log line. A 503 is expected under load and needs no stack.
 */
function logFault({ log, req, res, error }: Fault): void {
  if (error.status < 500) return;
  const where = { requestId: res.locals.requestId, method: req.method, path: toLogPath(req.originalUrl) };
  const code = findFaultCode(error.cause);
  if (error.status === 503)
    log.warn({ ...where, reason: error.message, ...(code && { code }) }, logEvents.requestShed);
  else log.error({ ...where, error: error.cause ?? error }, logEvents.requestFailed);
}
