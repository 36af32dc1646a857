import { resolve } from 'node:path';
import { z } from 'zod';
import { importDemonstration } from '#server/catalogue/import/import-demonstration.ts';
import { importFeed } from '#server/catalogue/import/import-feed.ts';
import { importVca } from '#server/catalogue/import/import-vca.ts';
import { readLayout } from '#server/catalogue/import/layout/read-layout.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { file, flag, type OptionValues, text, valueOption } from '#server/platform/command-line/option.ts';
import { type Feedback, subcommand } from '#server/platform/command-line/subcommand.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { answerChange, toVersionFields, versionFields, versionOptions } from './change-options.ts';

/** What the catalogue command works on. */
export interface CatalogueContext {
  readonly database: Database;
  readonly demonstrationFolder: string;
  /** Today's ISO date in London. */
  readonly today: () => string;
  /** Without it demonstration data may be imported, and no files come by themselves. */
  readonly config?: Pick<Config, 'demonstrationData' | 'feedFolder' | 'uploadFolder'>;
}

const changeOptions = {
  merge: flag('Add to the current catalogue; a newer row replaces an older one. This is the default.'),
  replace: flag(
    'The import is the whole catalogue; what it lacks is removed. "import" then takes both files.',
  ),
  ...versionOptions,
};

const sheetOptions = {
  sheet: text('<name>', 'With import: the sheet to read of a workbook (.xlsx) that shows more than one.'),
};

const layoutOptions = {
  layout: file("With import: how the file is laid out, if it is a funder's own; see feed-layouts.md."),
};

const rejectOptions = {
  'max-rejects': valueOption({
    shows: '<n>',
    help: 'Percentage of bad rows allowed in a file, 5 unless given. Above it nothing is imported.',
    read: readPercentage,
  }),
};

const changeFields = { mode: z.enum(['replace', 'merge']), ...versionFields };
const rejectFields = { maxRejectsPercent: z.number().min(0).max(100) };
const absolutePath = z.string().startsWith('/').max(4_096);

/** `import`: the feed, as CSV files or workbooks (.xlsx). */
export const importFeedFiles = subcommand({
  usages: [
    {
      typed: 'import [--vehicles <file>] [--rates <file>] [--stock <file>]',
      help: 'Import the feed, CSV files or workbooks (server/catalogue/import/feed-format.md).',
    },
  ],
  options: {
    vehicles: file(),
    rates: file(),
    stock: file(),
    ...sheetOptions,
    ...layoutOptions,
    ...changeOptions,
    ...rejectOptions,
  },
  request: z.strictObject({
    vehiclesPath: absolutePath.optional(),
    ratesPath: absolutePath.optional(),
    stockPath: absolutePath.optional(),
    sheet: z.string().max(100).optional(),
    layoutPath: absolutePath.optional(),
    ...changeFields,
    ...rejectFields,
  }),
  toRequest: ({ values }) => {
    const { vehicles: vehiclesPath, rates: ratesPath, stock: stockPath, sheet, layout: layoutPath } = values;
    const change = toChange(values);
    if (change.mode === 'replace' && !(vehiclesPath && ratesPath))
      throw new UsageError('Replacing takes both: give --vehicles and --rates.');
    if (!vehiclesPath && !ratesPath && !stockPath)
      throw new UsageError('Give --vehicles, --rates, --stock or several of them.');
    return { vehiclesPath, ratesPath, stockPath, sheet, layoutPath, ...change, ...toRejects(values) };
  },
  run: async ({ database, today }: CatalogueContext, request, feedback) => {
    const layout = request.layoutPath === undefined ? undefined : await readLayout(request.layoutPath);
    const options = { ...request, ...feedback, today: today() };
    return answerChange(request, importFeed(database, { ...request, layout }, options));
  },
});

/** `import-vca`: the cars of the Vehicle Certification Agency. */
export const importVcaFile = subcommand({
  usages: [
    {
      typed: 'import-vca <file>',
      help: 'Import cars from the file of the Vehicle Certification Agency.',
    },
  ],
  options: {
    ...changeOptions,
    ...rejectOptions,
    'demo-rates': flag(
      "With import-vca: give each car the demonstration's rates, and mark the catalogue as one. Without, every car is price on application.",
    ),
  },
  takesOperands: true,
  request: z.strictObject({
    path: absolutePath,
    hasDemoRates: z.boolean(),
    ...changeFields,
    ...rejectFields,
  }),
  toRequest: ({ values, operands: [path, ...more], folder }) => {
    if (path === undefined || more.length > 0) throw new UsageError('Give one file.');
    const hasDemoRates = values['demo-rates'];
    return { path: resolve(folder, path), hasDemoRates, ...toChange(values), ...toRejects(values) };
  },
  run: (context: CatalogueContext, request, feedback) => {
    const { database, today } = context;
    if (request.hasDemoRates) refuseDemonstration(context);
    return answerChange(request, importVca(database, request, { ...request, ...feedback, today: today() }));
  },
});

/** `import-demo`: the catalogue that the project ships. */
export const importDemo = subcommand({
  usages: [{ typed: 'import-demo', help: 'Import the demonstration catalogue.' }],
  options: changeOptions,
  request: z.strictObject(changeFields),
  toRequest: ({ values }) => toChange(values),
  run: (context: CatalogueContext, request, feedback: Feedback) => {
    refuseDemonstration(context);
    const { database, demonstrationFolder: folder } = context;
    const today = context.today();
    const options = { ...request, ...feedback, today };
    return answerChange(request, importDemonstration(database, { folder, today }, options));
  },
});

function toChange({ merge, replace, ...values }: OptionValues<typeof changeOptions>) {
  if (replace && merge) throw new UsageError('Choose --replace or --merge.');
  return { mode: replace ? ('replace' as const) : ('merge' as const), ...toVersionFields(values) };
}

function toRejects({ 'max-rejects': maxRejectsPercent = 5 }: OptionValues<typeof rejectOptions>) {
  return { maxRejectsPercent };
}

function readPercentage(typed: string): number {
  const percent = Number.parseFloat(typed);
  if (/^\d{1,3}(\.\d+)?%?$/.test(typed) && percent <= 100) return percent;
  throw new UsageError('--max-rejects is a percentage from 0 to 100.');
}

/** Refuses demonstration data where the setting does not allow it, because the site would not show it. */
function refuseDemonstration({ config }: CatalogueContext): void {
  if (config?.demonstrationData !== false) return;
  throw new Refusal(
    'This site takes no demonstration data, because its prices are invented. DEMONSTRATION_DATA=true allows it.',
  );
}
