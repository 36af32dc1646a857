import cookieParser from 'cookie-parser';
import { Router } from 'express';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { noStore } from '#server/platform/http/no-store.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { accountPages } from './account-pages.ts';
import { formGuard } from './forms/form-guard.ts';
import { type ProxyParts, systemClock } from './proxy-parts.ts';
import { alertLinkRoutes } from './routes/alert-links.ts';
import { alertRoutes } from './routes/alerts.ts';
import { completionRoutes } from './routes/completion.ts';
import { confirmationRoutes } from './routes/confirmation.ts';
import { consentRoutes } from './routes/consent.ts';
import { dealRoutes } from './routes/deals.ts';
import { documentRoutes } from './routes/documents.ts';
import { passwordRoutes } from './routes/password.ts';
import { registrationRoutes } from './routes/registration.ts';
import { searchRoutes } from './routes/searches.ts';
import { signInRoutes } from './routes/sign-in.ts';
import { signOutRoutes } from './routes/sign-out.ts';
import { summaryRoutes } from './routes/summary.ts';
import { viewedRoutes } from './routes/viewed.ts';
import { walletRoutes } from './routes/wallet.ts';
import { createSessionCookie } from './session/session-cookie.ts';
import { session } from './session/session-middleware.ts';
import { createVisits } from './session/visits.ts';

const pagePaths = [accountPaths.home, `/page-data${accountPaths.home}`];
const apiPath = '/api/account';

/**
 * The browser's only way to its account: sessions, what stands before the account pages, and `/api/account/…` with
 * one router for each resource. No other path of the site reads a session.
 */
export function createAccountProxy(parts: ProxyParts): Router {
  const { config, services, clock = systemClock } = parts;
  const { sessions, sessionKey, limits } = services;
  const { now } = clock;
  const visits = createVisits({ key: sessionKey, now });
  const handles = { sessions, visits, limits, cookie: createSessionCookie(config), now };
  const router = Router();
  // Before sessions: the key in a link of an e-mail is all the right that these need.
  router.use(alertLinkRoutes(parts));
  router.use([...pagePaths, apiPath], noStore, cookieParser(), session(handles));
  router.use(pagePaths, accountPages);
  router.use(apiPath, formGuard, ...createRoutes(parts), (req) => {
    throw new NotFoundError(`${req.method} ${req.path}`);
  });
  return router;
}

function createRoutes(parts: ProxyParts): readonly Router[] {
  return [
    summaryRoutes(),
    signInRoutes(parts),
    signOutRoutes(parts),
    registrationRoutes(parts),
    completionRoutes(parts),
    passwordRoutes(parts),
    confirmationRoutes(parts),
    consentRoutes(parts),
    documentRoutes(parts),
    walletRoutes(parts),
    searchRoutes(parts),
    dealRoutes(parts),
    viewedRoutes(parts),
    alertRoutes(parts),
  ];
}
