import type { Command } from '#server/platform/command-line/command.ts';
import { undoVersion, withdrawOne } from './change-catalogue.ts';
import { checkLayoutFile } from './check-layout.ts';
import { acceptFeedFile, declineFeedFile, listFeedFiles } from './decide-on-feeds.ts';
import { type CatalogueContext, importDemo, importFeedFiles, importVcaFile } from './import-catalogue.ts';
import { showRatebooks } from './show-ratebooks.ts';
import { showStatus, showVersions } from './show-versions.ts';

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
