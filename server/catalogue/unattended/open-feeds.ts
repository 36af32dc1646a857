import type { Config } from '#server/platform/config/config.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { type Feeds, type FollowedFeeds, followFeeds } from './follow-feeds.ts';

type FeedSources = Pick<FollowedFeeds, 'database' | 'outbox' | 'log' | 'prepared'> & {
  readonly config: Pick<Config, 'feedFolder' | 'enquiriesTo'>;
};

const none: Pick<Feeds, 'gauges' | 'close'> = { gauges: {}, close: async () => undefined };

/** Follows the feed folder of the settings; does nothing where there is none. */
export function openFeeds({ config, ...sources }: FeedSources): Pick<Feeds, 'gauges' | 'close'> {
  const { feedFolder: folder, enquiriesTo } = config;
  if (folder === undefined) return none;
  return followFeeds({ ...sources, folder, staffAddress: enquiriesTo.default, today: todayInLondon });
}
