import type { Config } from '#server/platform/config/config.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { createFeedAddress } from './feed-address.ts';
import { type Feeds, type FollowedFeeds, followFeeds } from './follow-feeds.ts';

type FeedSources = Pick<FollowedFeeds, 'database' | 'outbox' | 'log' | 'prepared'> & {
  readonly config: Pick<Config, 'feedFolder' | 'feedAddress' | 'catalogueWarningsTo'>;
};

const none: Pick<Feeds, 'gauges' | 'close'> = { gauges: {}, close: async () => undefined };

/** Follows the feed folder of the settings; does nothing where there is none. */
export function openFeeds({ config, ...sources }: FeedSources): Pick<Feeds, 'gauges' | 'close'> {
  const { feedFolder: folder, feedAddress, catalogueWarningsTo: staffAddress } = config;
  if (folder === undefined) return none;
  const shared = { ...sources, folder, staffAddress };
  const address = feedAddress && createFeedAddress({ ...shared, ...feedAddress });
  return followFeeds({ ...shared, address, today: todayInLondon });
}
