import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import express, { Router } from 'express';
import { createAccountArea } from '#server/accounts/account-area.ts';
import { createAccountFinder } from '#server/accounts/session/create-account-finder.ts';
import { signedOutResponder } from '#server/accounts/signed-out-responder.ts';
import { catalogueDeskRoutes } from '#server/catalogue-desk/catalogue-desk-routes.ts';
import { feedRoutes } from '#server/catalogue-desk/feed-routes.ts';
import { offerRoutes } from '#server/catalogue-desk/offers/offer-routes.ts';
import { marketingRoutes } from '#server/enquiries/marketing/marketing-routes.ts';
import { enquiryRoutes } from '#server/enquiries/receive/enquiry-routes.ts';
import { enquiryStaffRoutes } from '#server/enquiries/staff/enquiry-staff-routes.ts';
import { stepRoutes } from '#server/enquiries/steps/step-routes.ts';
import { indexNowKeyFile } from '#server/index-now/key-file.ts';
import type { Pages } from '#server/pages/create-pages.ts';
import { feeds } from '#server/pages/feeds/feeds.ts';
import { comparisonCsv } from '#server/pages/loaders/compare/csv-route.ts';
import { robots, securityText, securityTextPath } from '#server/pages/seo/plain-texts.ts';
import { sitemaps } from '#server/pages/seo/sitemaps.ts';
import type { Services } from '#server/pages/services.ts';
import { storedPagesFirst } from '#server/pages/stored-pages-first.ts';
import { createChangedAssets } from '#server/platform/assets/changed-assets.ts';
import { earlierAssets } from '#server/platform/assets/earlier-assets.ts';
import { staticFiles } from '#server/platform/assets/static-files.ts';
import type { Config } from '#server/platform/config/config.ts';
import { canonicalPath } from '#server/platform/http/canonical-path.ts';
import { errorResponder } from '#server/platform/http/error-responder.ts';
import { movedAddresses } from '#server/platform/http/moved-addresses.ts';
import { isBadlyFramed, requestGuard } from '#server/platform/http/request-guard.ts';
import { createAnswerCount, createRequestLog, requestLog } from '#server/platform/http/request-log.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { metricsEndpoint } from '#server/platform/metrics/metrics-endpoint.ts';
import { type Clock, systemClock } from '#server/platform/time/clock.ts';
import { reviewRoutes } from '#server/reviews/review-routes.ts';
import { reviewStaffRoutes } from '#server/reviews/staff/review-staff-routes.ts';
import { searchRoutes } from '#server/search/search-routes.ts';
import type { Staff } from '#server/staff/staff.ts';
import { createStaffAction } from '#server/staff/staff-action.ts';
import { createStaffArea } from '#server/staff/staff-area.ts';
import { consentRoutes } from '#server/visitor/consent/consent-routes.ts';
import { dealTypeRoutes } from '#server/visitor/deal-type/deal-type-routes.ts';
import { savedMileageRoute } from '#server/visitor/shortlist/saved-mileage-route.ts';
import { shortlistRoutes } from '#server/visitor/shortlist/shortlist-routes.ts';
import { statisticsRoutes } from '#server/visitor/statistics/statistics-routes.ts';
import { health } from './health.ts';
import type { Readiness } from './readiness.ts';

export interface Dependencies {
  readonly config: Config;
  readonly services: Services;
  readonly pages: Pages;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** Folder of the files that are served unchanged. */
  readonly publicFolder: string;
  /** Used instead of the machine's clock. */
  readonly clock?: Clock;
}

/** The whole request pipeline, top to bottom. */
export function createApp({
  config,
  services,
  pages,
  metrics,
  readiness,
  publicFolder,
  clock = systemClock,
}: Dependencies): RequestListener {
  const app = express();
  const logging = { log: services.log, observe: metrics.observeRequest };
  const fixedHeaders = securityHeaders({ config, scriptHashes: pages.scriptHashes });
  app.set('trust proxy', config.trustProxyHops);
  app.set('query parser', false);
  app.set('etag', false);
  app.use(requestLog(logging));
  app.use(fixedHeaders);
  app.use(requestGuard(config));
  app.use(health(readiness, pages.build));
  app.use(metricsEndpoint({ config, metrics }));
  const findChange = createChangedAssets({ kept: config.assetsFolder, own: join(publicFolder, 'assets') });
  app.use(staticFiles({ folder: publicFolder, immutablePrefixes: ['/assets/'], findChange }));
  app.use(earlierAssets(config.assetsFolder));
  app.get('/robots.txt', robots(config));
  app.get(securityTextPath, securityText(config, clock));
  app.use(indexNowKeyFile(config.indexNow));
  app.use(sitemaps(services, config.siteOrigin));
  app.use(feeds(services));
  app.use(canonicalPath, movedAddresses);
  app.use(comparisonCsv(services));
  app.use(searchRoutes(services));
  app.use(createAccountArea({ config, services, clock }));
  app.use(createStaffArea({ config, services, answerWithForm: pages.answerWithForm, clock }));
  if (services.staff) app.use(staffForms(services.staff, services, pages));
  app.use(statisticsRoutes(metrics));
  app.use(consentRoutes(config));
  app.use('/page-data', pages.data);
  app.use(dealTypeRoutes(config));
  app.use(shortlistRoutes(config, services.catalogue));
  app.use(savedMileageRoute());
  app.use(stepRoutes({ services, answerWithForm: pages.answerWithForm }));
  const findAccountId = createAccountFinder({ config, services, clock });
  app.use(enquiryRoutes({ services, answerWithForm: pages.answerWithForm, findAccountId }));
  app.use(marketingRoutes({ services }));
  app.use(reviewRoutes({ services, answerWithForm: pages.answerWithForm }));
  app.use(pages.html);
  app.use(signedOutResponder);
  app.use(errorResponder({ log: services.log, renderErrorPage: pages.renderError }));
  // A GET of a page that is in store is answered without the app.
  return storedPagesFirst(
    {
      find: pages.findStored,
      dictionary: pages.dictionary,
      isWellFramed: (req) => !isBadlyFramed(req),
      begin: createRequestLog(logging),
      ...(config.logStoredPages === 'counted' && { count: createAnswerCount(logging) }),
      fixedHeaders,
    },
    app,
  );
}

/** The forms of the staff site, each beside its feature; the staff area has let only members through. */
function staffForms(
  staff: Staff,
  { catalogue, peopleWithin, catalogueDesk }: Pick<Services, 'catalogue' | 'peopleWithin' | 'catalogueDesk'>,
  { answerWithForm }: Pick<Pages, 'answerWithForm'>,
): Router {
  const action = createStaffAction({ staff, answerWithForm });
  const router = Router().use(reviewStaffRoutes(action));
  if (catalogueDesk) {
    router.use(catalogueDeskRoutes(action, catalogueDesk), feedRoutes(action, catalogueDesk.feeds));
    router.use(offerRoutes({ action, catalogue, today: catalogueDesk.today }));
  }
  return peopleWithin ? router.use(enquiryStaffRoutes({ action, peopleWithin, answerWithForm })) : router;
}
