import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { ContentStore } from '#server/content/content-store.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Log } from '#server/platform/log/log.ts';
import { createEmbeddedSearch } from './embedded/create-embedded-search.ts';
import type { SearchProvider } from './search-provider.ts';

export interface SearchSource {
  readonly config: Pick<Config, 'search' | 'siteOrigin' | 'imageHost'>;
  readonly catalogue: Catalogue;
  readonly log: Log;
  readonly content: Pick<ContentStore, 'entries'>;
}

/** A provider that is open, and the way to close it. */
export interface OpenSearch {
  readonly provider: SearchProvider;
  close(): Promise<void>;
}

/**
 * Opens the search that the configuration names: a hosted service, whose code is loaded only then, or the embedded
 * index.
 */
export async function openSearch({ config, catalogue, log, content }: SearchSource): Promise<OpenSearch> {
  const { search: service, siteOrigin, imageHost } = config;
  if (!service) {
    const provider = createEmbeddedSearch({ catalogue, log, imageHost, texts: content.entries.values() });
    return { provider, close: provider.close };
  }
  const { createHostedSearch } = await import('./hosted/create-hosted-search.ts');
  return {
    provider: createHostedSearch({ service, log, siteOrigin, imageHost }),
    close: async () => undefined,
  };
}
