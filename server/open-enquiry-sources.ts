import { createRateSources } from './catalogue/store/create-rate-sources.ts';
import { toCompetition } from './config/competition.ts';
import { type Config, toSiteIdentity } from './config.ts';
import type { Database } from './database/database.ts';
import type { Log } from './log.ts';
import type { Services } from './services.ts';
import { createVehicleEnquiry } from './upstream/vehicle-enquiry.ts';

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
