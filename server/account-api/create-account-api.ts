import express, { type Express, type RequestHandler } from 'express';
import { isLoopbackHost } from '#server/platform/http/loopback-host.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { mailboxRoutes } from '#server/platform/mail/mailbox-routes.ts';
import type { AccountApiContext } from './account-api-context.ts';
import { failedCalls } from './answer-call.ts';
import { removeUnwantedDemonstration } from './demonstration/end-demonstration.ts';
import { notFound, RefusedError } from './refused-error.ts';
import { requireAccount } from './require-account.ts';
import { accountRoutes } from './routes/accounts.ts';
import { authRoutes } from './routes/auth.ts';
import { documentRoutes } from './routes/documents.ts';
import { leaseRoutes } from './routes/leases.ts';
import { marketingConsentRoutes } from './routes/marketing-consent.ts';
import { walletRoutes } from './routes/wallet.ts';

interface Parts extends AccountApiContext {
  readonly mail: Mail;
}

/** The account API of the spec, section 7: sixteen GET calls and six POST calls, and the mailbox's pages. */
export function createAccountApi(context: Parts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  // Flat: a parameter given twice becomes an array, which every schema refuses.
  app.set('query parser', 'simple');
  app.use(guardCalls);
  app.use(mailboxRoutes(context));
  app.use('/api', withoutUnwantedDemonstration(context));
  app.use('/api/auth', authRoutes(context));
  app.use('/api/accounts', accountRoutes(context));
  app.use('/api', requireAccount(context));
  app.use(
    '/api',
    leaseRoutes(context),
    walletRoutes(context),
    documentRoutes(context),
    marketingConsentRoutes(context),
  );
  app.use(() => {
    throw notFound();
  });
  app.use(failedCalls(context.log));
  return app;
}

/**
 * No answer is kept anywhere. HEAD is refused because some GET calls have effects, and another host name because
 * a page elsewhere could let its own name lead here.
 */
const guardCalls: RequestHandler = (req, res, next) => {
  res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  if (!isLoopbackHost(req.headers.host)) throw notFound();
  if (req.method !== 'GET' && req.method !== 'POST')
    throw new RefusedError(405, 'Only GET and POST are answered.');
  next();
};

/**
 * Before each call, so that no password, token, link or code of a demonstration customer outlives the demonstration:
 * an import may be another process's, and nobody has to be told of it.
 */
function withoutUnwantedDemonstration(context: AccountApiContext): RequestHandler {
  return async (_req, _res, next) => {
    await removeUnwantedDemonstration(context);
    next();
  };
}
