import cookieParser from 'cookie-parser';
import { Router } from 'express';
import { alertLinkRoutes } from '#server/accounts/alerts/alert-link-routes.ts';
import { alertRoutes } from '#server/accounts/alerts/alert-routes.ts';
import { documentRoutes } from '#server/accounts/documents/document-routes.ts';
import { formGuard } from '#server/accounts/forms/form-guard.ts';
import { codeRoutes } from '#server/accounts/routes/code-routes.ts';
import { contactWayRoutes } from '#server/accounts/routes/contact-way-routes.ts';
import { ownDataRoutes } from '#server/accounts/routes/own-data-routes.ts';
import { passwordRoutes } from '#server/accounts/routes/password-routes.ts';
import { registrationRoutes } from '#server/accounts/routes/registration-routes.ts';
import { dealRoutes } from '#server/accounts/saved/deal-routes.ts';
import { savedSearchRoutes } from '#server/accounts/saved/saved-search-routes.ts';
import { viewedRoutes } from '#server/accounts/saved/viewed-routes.ts';
import { createKnownBrowsers, type KnownBrowsers } from '#server/accounts/session/known-browsers.ts';
import { createSessionCookie } from '#server/accounts/session/session-cookie.ts';
import { session } from '#server/accounts/session/session-middleware.ts';
import { sessionRoutes } from '#server/accounts/session/session-routes.ts';
import { createVisits } from '#server/accounts/session/visits.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { noStore } from '#server/platform/http/no-store.ts';
import { systemClock } from '#server/platform/time/clock.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { AccountParts } from './account-parts.ts';
import { guardAccountPages } from './guard-account-pages.ts';

const pagePaths = [accountPaths.home, `/page-data${accountPaths.home}`];
const apiPath = '/api/account';

/**
 * Everything by which a browser reaches its account: sessions, the checks before the account pages, and
 * `/api/account/…` with one router for each resource. No other path of the site reads a session.
 */
export function createAccountArea(parts: AccountParts): Router {
  const { config, services, clock = systemClock } = parts;
  const { sessions, sessionKey, limits } = services;
  const { now } = clock;
  const visits = createVisits({ key: sessionKey, now });
  const handles = { sessions, visits, limits, cookie: createSessionCookie(config), now };
  const router = Router();
  // Mounted before sessions, because the key from the link in an email is enough to use these.
  router.use(alertLinkRoutes(parts));
  router.use([...pagePaths, apiPath], noStore, cookieParser(), session(handles));
  router.use(pagePaths, guardAccountPages);
  const browsers = createKnownBrowsers({ config, key: sessionKey, now });
  router.use(apiPath, formGuard, ...createRoutes(parts, browsers), (req) => {
    throw new NotFoundError(`${req.method} ${req.path}`);
  });
  return router;
}

function createRoutes(parts: AccountParts, browsers: KnownBrowsers): readonly Router[] {
  return [
    sessionRoutes(parts, browsers),
    registrationRoutes(parts),
    passwordRoutes(parts, browsers),
    codeRoutes(parts),
    contactWayRoutes(parts),
    documentRoutes(parts),
    ownDataRoutes(parts),
    savedSearchRoutes(parts),
    dealRoutes(parts),
    viewedRoutes(parts),
    alertRoutes(parts),
  ];
}
