import { join } from 'node:path';
import { followAlerts } from '#server/accounts/alerts/follow-alerts.ts';
import { followRatebooks } from '#server/catalogue/ratebook-warnings/follow-ratebooks.ts';
import { type FollowedCatalogue, startCatalogue } from '#server/catalogue/start-catalogue.ts';
import { createRateSources } from '#server/catalogue/store/create-rate-sources.ts';
import { createFeedAddress } from '#server/catalogue/unattended/feed-address.ts';
import { type Feeds, type FollowedFeeds, followFeeds } from '#server/catalogue/unattended/follow-feeds.ts';
import { createCatalogueDesk } from '#server/catalogue-desk/catalogue-desk.ts';
import { createFeedDesk } from '#server/catalogue-desk/feed-desk.ts';
import { openContentStore } from '#server/content/content-store.ts';
import { openEnquiries } from '#server/enquiries/open-enquiries.ts';
import { createVehicleEnquiry } from '#server/enquiries/steps/vehicle-enquiry.ts';
import { followAddresses } from '#server/index-now/follow-addresses.ts';
import { createAddressSources } from '#server/pages/seo/address-sources.ts';
import type { Services } from '#server/pages/services.ts';
import { followRetention } from '#server/personal-data/follow-retention.ts';
import { listOverdue } from '#server/personal-data/list-overdue.ts';
import { openPeople } from '#server/personal-data/open-people.ts';
import { backgroundGauges } from '#server/platform/background/follow.ts';
import { toCompetition } from '#server/platform/config/competition.ts';
import type { Config } from '#server/platform/config/config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import type { Gauges } from '#server/platform/metrics/metrics.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { openReviews } from '#server/reviews/open-reviews.ts';
import { openSearch } from '#server/search/open-search.ts';
import { openStaff } from '#server/staff/staff.ts';
import { type Demonstration, followDemonstration } from './follow-demonstration.ts';
import { listWatchedServices } from './list-watched-services.ts';
import { openAccountServices } from './open-account-services.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { type ServiceWatch, watchServices } from './watch-services.ts';

interface SiteOptions {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  /** Brings the database up to date; repeated while the database does not answer. */
  readonly prepare: () => Promise<void>;
  /** Where the build put the compiled texts. */
  readonly contentFolder: string;
}

/** The running services behind the pages. */
export interface OpenSite {
  /** The services that loaders and routers can use. */
  readonly services: Services;
  readonly readiness: Readiness;
  readonly gauges: Gauges;
  readonly catalogue: FollowedCatalogue;
  readonly demonstration: Demonstration;
  readonly watch: ServiceWatch;
  /** Address at which messages can be read; undefined when they go to a mail server. */
  readonly mailboxUrl: string | undefined;
  close(): Promise<void>;
}

/**
 * Opens catalogue, accounts, enquiries, reviews and search, and follows changes. It does not wait for a service that is away.
 */
export async function openSite({
  config,
  log,
  database,
  prepare,
  contentFolder,
}: SiteOptions): Promise<OpenSite> {
  const content = openContentStore(contentFolder);
  const takesDemonstration = config.demonstrationData;
  const catalogue = startCatalogue({ database, log, today: todayInLondon, prepare, takesDemonstration });
  const sources = { config, database, log, prepared: catalogue.firstLook };
  const accounts = await openAccountServices(sources);
  const watch = watchServices({ services: listWatchedServices({ config, ...accounts }), log });
  const outbox = openEnquiries({
    ...sources,
    mail: accounts.mailServer,
    outbox: accounts.mails.outbox,
    key: accounts.services.sessionKey,
  });
  const reviews = openReviews({ ...sources, outbox: accounts.mails.outbox });
  const search = await openSearch({ config, catalogue, log, content });
  const own = {
    catalogue,
    content,
    log,
    enquiries: outbox.enquiries,
    marketing: outbox.marketing,
    reviews,
    search: search.provider,
  };
  const feedFolders = toFeedFolders(config);
  const feeds = openFeeds({ ...sources, ...feedFolders, outbox: accounts.mails.outbox });
  const services = {
    ...own,
    site: toSiteIdentity(config),
    keepMonths: config.enquiriesKeepMonths,
    ...accounts.services,
    ...openEnquirySources(sources),
    peopleWithin: (orm: Orm) => openPeople({ orm }, config),
    catalogueDesk: createCatalogueDesk({
      ...{ database, takesDemonstration, today: todayInLondon },
      listRatebooks: catalogue.listRatebooks,
      feeds: createFeedDesk({ ...feedFolders, database, feeds }),
    }),
    staff: openStaff({ config, database, outbox: accounts.mails.outbox }),
  };
  const ratebooks = followRatebooks({
    ...{ log, today: todayInLondon, outbox: accounts.mails.outbox },
    listRatebooks: catalogue.listRatebooks,
    staffAddress: config.catalogueWarningsTo,
  });
  const alerts = followAlerts({ ...services, siteOrigin: config.siteOrigin });
  const demonstration = followDemonstration({ ...sources, catalogue, sessions: services.sessions });
  const retention = followRetention({ ...sources, overdue: listOverdue(database, config) });
  const addresses = followChangedAddresses({ ...sources, catalogue, content });
  // Closed together: both may wait for the same mail server, and the process should not wait for it twice.
  const outboxes = { close: () => Promise.all([outbox.close(), accounts.mails.close()]) };
  const followers = [alerts, ratebooks, reviews, search, demonstration, retention, feeds, addresses];
  const inTurn = [watch, outboxes, ...followers, catalogue, accounts, database];
  return {
    services,
    readiness: createReadiness({ catalogue: catalogue.isLoaded }, watch.listAway),
    gauges: {
      ...backgroundGauges,
      ...outbox.gauges,
      ...accounts.mails.gauges,
      ...watch.gauges,
      ...retention.gauges,
      ...feeds.gauges,
      ...ratebooks.gauges,
    },
    catalogue,
    demonstration,
    watch,
    mailboxUrl: accounts.mailboxUrl,
    close: () => closeInTurn(inTurn),
  };
}

/** Where layouts are, and where uploads are while they arrive and are read. */
function toFeedFolders({ dataFolder, feedFolder, uploadFolder }: Config) {
  return { feedFolder: feedFolder ?? join(dataFolder, 'feeds'), workFolder: uploadFolder };
}

type FeedSources = Pick<FollowedFeeds, 'database' | 'log' | 'prepared' | 'workFolder'> &
  Pick<SiteOptions, 'config'> & { readonly outbox: MailOutbox };

/** Follows uploads, and the feed folder and address of the settings if there are any. */
function openFeeds({ config, ...sources }: FeedSources): Feeds {
  const { feedFolder: folder, feedAddress, catalogueWarningsTo: staffAddress } = config;
  const address =
    folder !== undefined && feedAddress
      ? createFeedAddress({ ...feedAddress, ...sources, folder, staffAddress })
      : undefined;
  return followFeeds({ ...sources, folder, staffAddress, address, today: todayInLondon });
}

/** Opens what enquiries are completed and checked with: ratebooks, DVLA if there is a key, and the competition. */
function openEnquirySources({
  config,
  database,
  log,
}: Omit<SiteOptions, 'prepare' | 'contentFolder'>): Pick<
  Services,
  'rateSources' | 'vehicleEnquiry' | 'competition'
> {
  return {
    rateSources: createRateSources(database),
    vehicleEnquiry: config.dvla && createVehicleEnquiry({ ...config.dvla, log }),
    competition: toCompetition(config, toSiteIdentity(config)),
  };
}

/** Tells search engines of changed pages, if there is a key. */
function followChangedAddresses({
  config: { indexNow, isProduction, siteOrigin },
  catalogue,
  content,
  ...rest
}: Pick<SiteOptions, 'config' | 'database' | 'log'> &
  Pick<Services, 'catalogue' | 'content'> & { readonly prepared: Promise<unknown> }) {
  if (!indexNow) return { close: async () => undefined };
  const { isAlways } = indexNow;
  const sources = createAddressSources({ catalogue, content, isProduction, isAlways });
  return followAddresses({ ...rest, settings: indexNow, origin: siteOrigin, sources });
}

/** Closes the parts one after the other, in the order given: a part stands after those that use it. */
async function closeInTurn(parts: readonly { close(): Promise<unknown> }[]): Promise<void> {
  for (const part of parts) await part.close();
}
