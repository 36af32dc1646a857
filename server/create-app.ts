import type { RequestListener } from 'node:http';
import express from 'express';
import { createAccountProxy } from './account-proxy/create-account-proxy.ts';
import { type Clock, systemClock } from './account-proxy/proxy-parts.ts';
import { signedOutResponder } from './account-proxy/signed-out-responder.ts';
import { earlierAssets } from './assets/earlier-assets.ts';
import type { Config } from './config.ts';
import { consentRoutes } from './consent/consent-routes.ts';
import { dealTypeRoutes } from './deal-type/deal-type-routes.ts';
import { enquiryRoutes } from './enquiries/enquiry-routes.ts';
import { stepRoutes } from './enquiries/steps/step-routes.ts';
import { canonicalPath } from './middleware/canonical-path.ts';
import { compressData } from './middleware/compress-data.ts';
import { errorResponder } from './middleware/error-responder.ts';
import { isBadlyFramed, requestGuard } from './middleware/request-guard.ts';
import { createRequestLog, requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { staticFiles } from './middleware/static-files.ts';
import { health } from './operations/health.ts';
import type { Metrics } from './operations/metrics.ts';
import { metricsEndpoint } from './operations/metrics-endpoint.ts';
import type { Readiness } from './operations/readiness.ts';
import type { Pages } from './render/create-pages.ts';
import { storedPagesFirst } from './render/stored-pages-first.ts';
import { searchRoutes } from './search/search-routes.ts';
import { robots } from './seo/robots.ts';
import { sitemaps } from './seo/sitemaps.ts';
import type { Services } from './services.ts';
import { statisticsRoutes } from './statistics/statistics-routes.ts';

export interface Dependencies {
  readonly config: Config;
  readonly services: Services;
  readonly pages: Pages;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** Folder of the files that are served as they are. */
  readonly publicFolder: string;
  /** Another clock than the machine's. */
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
  app.use(staticFiles({ folder: publicFolder, immutablePrefixes: ['/assets/'] }));
  app.use(earlierAssets(config.assetsFolder));
  app.get('/robots.txt', robots(config));
  app.use(sitemaps(services.catalogue, config.siteOrigin));
  app.use(canonicalPath);
  app.use('/api/search', compressData);
  app.use(searchRoutes(services));
  app.use(createAccountProxy({ config, services, clock }));
  app.use(statisticsRoutes(metrics));
  app.use(consentRoutes(config));
  app.use('/page-data', compressData, pages.data);
  app.use(dealTypeRoutes(config));
  app.use(stepRoutes({ services, answerWithForm: pages.answerWithForm }));
  app.use(enquiryRoutes({ services, answerWithForm: pages.answerWithForm }));
  app.use(pages.html);
  app.use(signedOutResponder);
  app.use(errorResponder({ log: services.log, renderErrorPage: pages.renderError }));
  return storedPagesFirst(
    {
      cache: pages.cache,
      edition: pages.edition,
      isWellFramed: (req) => !isBadlyFramed(req),
      begin: createRequestLog(logging),
      fixedHeaders,
    },
    app,
  );
}
