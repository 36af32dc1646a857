import { z } from 'zod';
import { acceptFeed, declineFeed, listFeeds } from '#server/catalogue/unattended/decide-on-feed.ts';
import { placeOf } from '#server/catalogue/unattended/feed-tables.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { answerChange, toVersionFields, versionFields, versionOptions } from './change-options.ts';
import type { CatalogueContext } from './import-catalogue.ts';

const fileName = z.string().regex(/^[^/\0]{1,255}$/);
const mostListed = 30;

/** `feeds`: the files that came by themselves, or that staff uploaded. */
export const listFeedFiles = subcommand({
  usages: [
    { typed: 'feeds', help: 'List the feed files that came by themselves or were uploaded, newest first.' },
  ],
  request: z.strictObject({}),
  run: async ({ database }: CatalogueContext) => {
    const rows = await listFeeds(database, mostListed);
    if (rows.length === 0) return ['No feed file has come yet.'];
    return rows.map((row) => {
      const { takenAt, state, name, keptAs, version } = row;
      const made = version === null ? '' : `, version ${version}`;
      const place = keptAs === '' ? [] : [placeOf(row)];
      return [takenAt.toISOString(), state.padEnd(8), `${name}${made}`, ...place].join('  ');
    });
  },
});

const { by, reason, 'dry-run': dryRun } = versionOptions;

/** `accept-feed`: imports a file that looked wrong and waits. */
export const acceptFeedFile = subcommand({
  usages: [
    {
      typed: 'accept-feed <name>',
      help: 'Import a file that came by itself and looked wrong, as it is. The mail about it gives its name.',
    },
  ],
  options: { by, reason, 'dry-run': dryRun },
  takesOperands: true,
  request: z.strictObject({ name: fileName, ...versionFields }),
  toRequest: ({ values, operands }) => ({
    name: onlyName(operands),
    ...toVersionFields({ ...values, confirm: true }),
  }),
  run: (context: CatalogueContext, { name, ...change }, feedback) =>
    answerChange(
      change,
      acceptFeed(toWaiting(context, name), { ...change, ...feedback, today: context.today() }),
    ),
});

/** `decline-feed`: puts a file that waits away. */
export const declineFeedFile = subcommand({
  usages: [{ typed: 'decline-feed <name>', help: 'Put such a file away without importing it.' }],
  options: { by },
  takesOperands: true,
  request: z.strictObject({ name: fileName, by: versionFields.by }),
  toRequest: ({ values, operands }) => {
    const { by: who } = toVersionFields({ ...values, reason: undefined, confirm: false, 'dry-run': false });
    return { name: onlyName(operands), by: who };
  },
  run: async (context: CatalogueContext, { name, by: who }, feedback) => {
    await declineFeed(toWaiting(context, name), { ...feedback, by: who });
    return [`Declined: ${name} is in rejected now, and nothing was imported.`];
  },
});

function onlyName([name, ...more]: readonly string[]): string {
  if (name === undefined || more.length > 0) throw new UsageError('Give the name of one file.');
  return name;
}

function toWaiting({ database, config }: CatalogueContext, name: string) {
  if (config?.feedFolder === undefined) throw new Refusal('There is no FEED_FOLDER, so no file waits.');
  return { database, folder: config.feedFolder, workFolder: config.uploadFolder, name };
}
