import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import type { AccountCall } from '#server/account-contract/account-call.ts';
import {
  type AccountCallName,
  accountCallNames,
  accountCalls,
} from '#server/account-contract/account-calls.ts';
import { isLoopbackHost } from '#server/platform/http/listen-on-loopback.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { mailboxRoutes } from '#server/platform/mail/mailbox-routes.ts';
import { createAccountAnswers } from './account-answers.ts';
import type { AccountApiContext } from './account-api-context.ts';
import { type CallFrame, callerOf, findCaller, whileWaiting } from './call-frame.ts';
import { removeUnwantedDemonstration } from './demonstration/end-demonstration.ts';
import { badRequest, failedCalls, notFound, RefusedError } from './refused-error.ts';
import { contentsPath, readContent } from './store/documents.ts';

interface Parts extends AccountApiContext {
  readonly mail: Mail;
}

/** The embedded account API: every call of the contract, and the mailbox's pages. */
export function createAccountApi(context: Parts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  // The simple parser turns a parameter that is given twice into an array, which every schema refuses.
  app.set('query parser', 'simple');
  app.use(guardCalls);
  app.use(mailboxRoutes(context));
  app.use('/api', withoutUnwantedDemonstration(context));
  mountCalls(app, context);
  app.get(`${contentsPath}/:documentId`, requireToken(context), sendContent(context));
  app.use(() => {
    throw notFound();
  });
  app.use(failedCalls(context.log));
  return app;
}

/**
 * Caches may not store any answer. HEAD is refused because some GET calls have effects. Other host names are refused
 * because another site could point its own name to this address.
 */
const guardCalls: RequestHandler = (req, res, next) => {
  res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  if (!isLoopbackHost(req.headers.host)) throw notFound();
  if (req.method !== 'GET' && req.method !== 'POST')
    throw new RefusedError(405, 'Only GET and POST are answered.');
  next();
};

/**
 * Runs before each call, because another process may have imported a catalogue without telling this one. From then on
 * no password, token, link or code of a demonstration customer may work.
 */
function withoutUnwantedDemonstration(context: AccountApiContext): RequestHandler {
  return async (_req, _res, next) => {
    await removeUnwantedDemonstration(context);
    next();
  };
}

/** The answer to any one call: its input has been parsed by that call's own schema. */
type Answer = (input: never, frame: CallFrame) => unknown;

function mountCalls(app: Express, context: AccountApiContext): void {
  const answers: Readonly<Record<AccountCallName, Answer>> = createAccountAnswers(context);
  for (const name of accountCallNames) {
    const call: AccountCall<unknown, unknown> = accountCalls[name];
    const readJson = express.json({ limit: call.maxBodyBytes });
    const answer = answerCall(call, answers[name]);
    // The token is checked first, so that no body is read without one.
    const steps = [...(call.needsToken ? [requireToken(context)] : []), readJson, answer];
    if (call.method === 'GET') app.get(call.path, ...steps);
    else app.post(call.path, ...steps);
  }
}

function requireToken(context: AccountApiContext): RequestHandler {
  return async (req, res, next) => {
    res.locals.account = await findCaller(context, req);
    next();
  };
}

function answerCall(call: AccountCall<unknown, unknown>, answer: Answer): RequestHandler {
  return async (req, res, next) => {
    if (call.isMeant && !call.isMeant(toFields(req.body))) return next();
    const input = parseInput(call, req);
    const account = (res.locals as Partial<CallFrame>).account;
    const data = await answer(input as never, { account, signal: whileWaiting(res) });
    succeed(res, data);
  };
}

/** The content of one of the caller's documents, to which the list of documents refers. */
function sendContent({ orm }: AccountApiContext): RequestHandler {
  return async (req, res) => {
    const { accountId } = callerOf(res.locals as CallFrame);
    const content = await readContent(orm, accountId, String(req.params.documentId));
    if (!content) throw notFound();
    succeed(res, content);
  };
}

/** The call's input; throws a 400 that names the parameters or fields at fault and repeats no value. */
function parseInput({ method, parameters }: AccountCall<unknown, unknown>, req: Request): unknown {
  const parsed = parameters.safeParse(method === 'GET' ? req.query : toFields(req.body));
  if (!parsed.success) throw badRequest(parsed.error.issues.map(({ path }) => String(path[0] ?? 'body')));
  const known = Object.entries(z.encode(parameters, parsed.data));
  const unclean = known.filter(([, value]) => hasControlCharacter(value));
  if (unclean.length > 0) throw badRequest(unclean.map(([name]) => name));
  return parsed.data;
}

function toFields(body: unknown): object {
  return typeof body === 'object' && body !== null ? body : {};
}

/** A line break could start another header of a mail, and the database refuses NUL. */
function hasControlCharacter(value: unknown): boolean {
  return typeof value === 'string' && /[\p{Cc}\u2028\u2029]/u.test(value);
}

/** Sends data in the envelope of a call that succeeded. */
function succeed(res: Response, data: unknown): void {
  res.status(200).json({ data, status: { code: 0, message: 'OK', subCode: 0 }, isSucceed: true });
}
