import { resolve } from 'node:path';
import { z } from 'zod';
import { checkLayout } from '#server/catalogue/import/layout/check-layout.ts';
import { readLayout } from '#server/catalogue/import/layout/read-layout.ts';
import { daysLeft, listRatebooks, type Ratebook } from '#server/catalogue/ratebooks.ts';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import type { Command } from '#server/platform/command-line/command.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { text } from '#server/platform/command-line/option.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { undoVersion, withdrawOne } from './change-catalogue.ts';
import { acceptFeedFile, declineFeedFile, listFeedFiles } from './decide-on-feeds.ts';
import { count } from './format-outcome.ts';
import { type CatalogueContext, importDemo, importFeedFiles, importVcaFile } from './import-catalogue.ts';
import { jsonOption, showStatus, showVersions, toJson } from './show-versions.ts';

/** `ratebooks`: whose prices the site shows, and for how long. */
const showRatebooks = subcommand({
  usages: [{ typed: 'ratebooks', help: 'List the ratebooks, those that end first at the front.' }],
  options: jsonOption,
  request: z.strictObject({ isJson: z.boolean() }),
  toRequest: ({ values: { json } }) => ({ isJson: json }),
  run: async ({ database, today }: Pick<CatalogueContext, 'database' | 'today'>, { isJson }) => {
    const stored = await loadCatalogue(database);
    const books = await listRatebooks(stored?.rateCards ?? []);
    const on = today();
    if (isJson) return [toJson(books.map((book) => ({ ...book, daysLeft: daysLeft(book, on) })))];
    return books.length === 0 ? ['No ratebooks.'] : books.flatMap((book) => formatRatebook(book, on));
  },
});

function formatRatebook(book: Ratebook, today: string): readonly string[] {
  const { funder, ratebookId, validFrom, validTo, vehicles, rates, vehiclesWithoutNext } = book;
  const line = [
    formatDaysLeft(daysLeft(book, today)).padEnd(13),
    `${ratebookId} (${funder})`,
    `${validFrom} to ${validTo}`,
    `${count(vehicles)} vehicles, ${count(rates)} rates`,
  ].join('  ');
  if (vehiclesWithoutNext === 0 || validTo < today) return [line];
  return [line, `${' '.repeat(15)}No price after that: ${count(vehiclesWithoutNext)} vehicles.`];
}

/** "14 days left", "last day" or "ended". */
function formatDaysLeft(days: number): string {
  if (days < 0) return 'ended';
  if (days === 0) return 'last day';
  return `${formatCount(days, 'day')} left`;
}

const absolutePath = z.string().startsWith('/').max(4_096);

/** `check-layout`: the first rows of a funder's file, as a layout reads them. */
const checkLayoutFile = subcommand({
  usages: [
    {
      typed: 'check-layout <layout> <file> [--sheet <name>]',
      help: "Show the first rows of a funder's file as a layout reads them (server/catalogue/import/feed-layouts.md).",
    },
  ],
  options: { sheet: text('<name>') },
  takesOperands: true,
  request: z.strictObject({
    layoutPath: absolutePath,
    path: absolutePath,
    sheet: z.string().max(100).optional(),
  }),
  toRequest: ({ values: { sheet }, operands: [layout, path, ...more], folder }) => {
    if (layout === undefined || path === undefined || more.length > 0)
      throw new UsageError('Give a layout and a file.');
    return { layoutPath: resolve(folder, layout), path: resolve(folder, path), sheet };
  },
  run: async ({ database }: CatalogueContext, { layoutPath, path, sheet }) =>
    checkLayout(database, { layout: await readLayout(layoutPath), path, sheet }),
});

/** `npm run catalogue`: imports catalogues, and shows what the site has. */
export const catalogueCommand: Command<CatalogueContext> = {
  name: 'catalogue',
  summary: 'Loads, shows and undoes the catalogue of vehicles and rates.',
  subcommands: {
    import: importFeedFiles,
    'check-layout': checkLayoutFile,
    feeds: listFeedFiles,
    'accept-feed': acceptFeedFile,
    'decline-feed': declineFeedFile,
    'import-vca': importVcaFile,
    'import-demo': importDemo,
    status: showStatus,
    versions: showVersions,
    undo: undoVersion,
    withdraw: withdrawOne,
    ratebooks: showRatebooks,
  },
  optionGroups: [
    {
      title: 'Options',
      of: ['import', 'import-vca', 'import-demo', 'undo', 'withdraw', 'versions', 'ratebooks'],
    },
  ],
  notes: [
    `An import stops and asks for --confirm when
  - more than 20% of the vehicles would go, or would lose the price that they have today;
  - the median price of a deal type, or of a ratebook, moves by 30% or more;
  - personal prices look as if they included VAT, or stand far from the business prices of the same vehicles;
  - a ratebook that it brings has ended.
It shows the ten largest price changes. Nothing has changed then.`,
    'A real feed always replaces the demonstration whole, and is never added to it. Demonstration data is never added to a real catalogue: "import-demo --replace" takes its place.',
    'Bad rows are listed in <file>.rejects.csv with line, column and reason. Every import is all or nothing; the site shows the new catalogue within seconds, without a restart.',
  ],
  exitNote:
    ', 3 stopped to ask for --confirm, 4 not known whether it is done; nothing has changed but at 0, and perhaps at 4.',
  afterFailure: 'Nothing has changed.',
  whenStopped: 'Nothing has changed.',
  whenUnknown: '"versions" lists what the site has.',
};
