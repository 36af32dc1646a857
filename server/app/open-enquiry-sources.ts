import { createRateSources } from '#server/catalogue/store/create-rate-sources.ts';
import { createVehicleEnquiry } from '#server/enquiries/steps/vehicle-enquiry.ts';
import type { Services } from '#server/pages/services.ts';
import { toCompetition } from '#server/platform/config/competition.ts';
import type { Config } from '#server/platform/config/config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';

interface SourcesOptions {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
}

/** What enquiries are filled in and checked with: ratebooks, DVLA where there is a key, the competition. */
export function openEnquirySources({
  config,
  database,
  log,
}: SourcesOptions): Pick<Services, 'rateSources' | 'vehicleEnquiry' | 'competition'> {
  return {
    rateSources: createRateSources(database),
    vehicleEnquiry: config.dvla && createVehicleEnquiry({ ...config.dvla, log }),
    competition: toCompetition(config, toSiteIdentity(config)),
  };
}
