import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findVersion } from '#server/catalogue/store/find-version.ts';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { listRunningOffers } from '#server/catalogue/store/running-offers.ts';
import { snapshotOf } from '#server/catalogue/stored-snapshot.ts';
import { contentIndexFile, openContentStore } from '#server/content/content-store.ts';
import type { Command } from '#server/platform/command-line/command.ts';
import { type Feedback, subcommand } from '#server/platform/command-line/subcommand.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listContentPages } from '#server/search/content-pages.ts';
import { fillIndex } from '#server/search/filling/fill-index.ts';
import { createIndexService, type IndexService } from '#server/search/filling/index-service.ts';
import type { Sending } from '#server/search/filling/send-politely.ts';
import { listDocuments } from '#server/search/filling/to-documents.ts';
import type { ContentEntry } from '#shared/content/content-page.ts';
import { formatCount } from '#shared/format/format-count.ts';

/** What the search command works on. */
export interface SearchCommandContext extends Pick<Sending, 'wait'> {
  readonly database: Database;
  readonly config: Pick<Config, 'searchAdministration' | 'imageHost' | 'demonstrationData'>;
  /** Today's ISO date in London; decides which rates are valid. */
  readonly today: () => string;
  /** Where the build put the compiled texts. */
  readonly contentFolder: string;
}

const fillSubcommand = subcommand({
  usages: [
    {
      typed: 'fill',
      help: 'Put the current catalogue and the content pages into the index. They go into a second index, named as the first with -next; once it is whole the two are swapped in one step and the old one is removed, so visitors never search a half-filled index. Prices are those of today: fill after every import, and daily.',
    },
  ],
  request: z.strictObject({}),
  run: (context: SearchCommandContext, _request, feedback) => fill(openWork(context, feedback)),
});

const statusSubcommand = subcommand({
  usages: [{ typed: 'status', help: 'Show what is in the index, and whether the catalogue is newer.' }],
  request: z.strictObject({}),
  run: (context: SearchCommandContext, _request, feedback) => showStatus(openWork(context, feedback)),
});

/** `npm run search`: the index of a hosted search service. */
export const searchCommand: Command<SearchCommandContext> = {
  name: 'search',
  summary: 'Fills and shows the index of a hosted search service.',
  subcommands: { fill: fillSubcommand, status: statusSubcommand },
  notes: [
    'SEARCH_ENDPOINT, SEARCH_KEY, SEARCH_INDEX and SEARCH_ADMIN_KEY name the service (.env.example). Without a hosted service there is nothing to fill: the embedded search follows the catalogue by itself.',
  ],
  siteNeeds: ', which then needs SEARCH_ADMIN_KEY too',
  exitNote: '. After a failure visitors search what they searched before, unless the message says otherwise.',
  whenStopped: 'The next fill removes what this one began.',
};

interface Work extends SearchCommandContext {
  readonly service: IndexService;
  /** The index that visitors search. */
  readonly name: string;
  readonly feedback: Feedback;
}

function openWork(context: SearchCommandContext, feedback: Feedback): Work {
  const { config, wait } = context;
  const administration = config.searchAdministration;
  if (!administration) {
    throw new Refusal(
      'There is no hosted search to fill: set SEARCH_ENDPOINT, SEARCH_KEY, SEARCH_INDEX and SEARCH_ADMIN_KEY, also for the site if it runs on the embedded database.',
    );
  }
  const sending = { service: administration, ...feedback, ...(wait && { wait }) };
  return { ...context, feedback, name: administration.index, service: createIndexService(sending) };
}

async function fill(work: Work): Promise<readonly string[]> {
  const { database, service, name, feedback, config, today } = work;
  const content = listContentPages(readTexts(work));
  return database.exclusively('search index', async () => {
    const stored = await loadCatalogue(database);
    if (!stored) throw new Refusal('The database holds no catalogue yet: import one first.');
    if (stored.version.isDemonstration && !config.demonstrationData) {
      throw new Refusal(
        'The catalogue is a demonstration, which this site does not show: import your own first.',
      );
    }
    const staffOffers = await listRunningOffers(database, today());
    const snapshot = await snapshotOf(stored, { today: today(), staffOffers });
    const documents = listDocuments({
      snapshot,
      content,
      imageHost: config.imageHost,
    });
    const filled = await fillIndex({ service, name, documents, progress: feedback.progress });
    return [
      `Visitors now search ${formatCount(filled.documents, 'document')} of catalogue version ${stored.version.number} in the index ${name}; before, there were ${filled.before}.`,
    ];
  });
}

/** What the search knows of the pages of text. */
function readTexts({ contentFolder }: Work): Iterable<ContentEntry> {
  if (!existsSync(join(contentFolder, contentIndexFile)))
    throw new Refusal('The pages of text are not built yet: run npm run build, then fill.');
  return openContentStore(contentFolder).entries.values();
}

async function showStatus({ database, service, name }: Work): Promise<readonly string[]> {
  const [found, version] = [await service.findIndex(name), await findVersion(database)];
  if (!found) return [`There is no index ${name} yet: fill it.`];
  const count = formatCount(await service.countDocuments(name), 'document');
  const lines = [`The index ${name} has ${count}, filled at ${found.updatedAt}.`];
  if (!version) return [...lines, 'The database holds no catalogue.'];
  const importedAt = version.importedAt.toISOString();
  const isOlder = new Date(found.updatedAt) < version.importedAt;
  return [
    ...lines,
    `The catalogue is version ${version.number}, imported at ${importedAt}${isOlder ? ': newer than the index, which is to be filled' : ''}.`,
  ];
}
