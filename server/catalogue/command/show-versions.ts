import { z } from 'zod';
import { findVersion } from '#server/catalogue/store/find-version.ts';
import {
  findVersionRow,
  type ListedVersion,
  listVersions,
  type VersionRow,
} from '#server/catalogue/store/list-versions.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { flag, valueOption } from '#server/platform/command-line/option.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { toLondonTime } from '#shared/format/london-time.ts';
import { count, formatReport } from './format-outcome.ts';
import type { CatalogueContext } from './import-catalogue.ts';

type ShowContext = Pick<CatalogueContext, 'database'>;

/** `status`: the catalogue that visitors see. */
export const showStatus = subcommand({
  usages: [{ typed: 'status', help: 'Show the current catalogue.' }],
  request: z.strictObject({}),
  run: formatStatus,
});

async function formatStatus({ database }: ShowContext): Promise<readonly string[]> {
  const version = await findVersion(database);
  if (!version) return [`The ${database.kind} database holds no catalogue yet.`];
  const { number, importedAt, vehicleCount, rateCount, isDemonstration } = version;
  return [
    `Version ${number}, imported at ${importedAt.toISOString()} into the ${database.kind} database.`,
    `${count(vehicleCount)} vehicles, ${count(rateCount)} rates${isDemonstration ? ', marked as a demonstration' : ''}.`,
  ];
}

/** The option of lists that programs may read. */
export const jsonOption = { json: flag('With versions and ratebooks: as JSON, for programs.') };

/** `versions`: what was imported, undone and withdrawn, by whom, when and why. */
export const showVersions = subcommand({
  usages: [
    {
      typed: 'versions [--show <version>]',
      help: 'List all versions, newest first, or show what one of them changed.',
    },
  ],
  options: {
    show: valueOption({ shows: '<version>', read: readVersion }),
    ...jsonOption,
  },
  request: z.strictObject({ show: z.int().positive().optional(), isJson: z.boolean() }),
  toRequest: ({ values: { show, json } }) => ({ show, isJson: json }),
  run: async ({ database }: Pick<CatalogueContext, 'database'>, { show, isJson }) => {
    if (show === undefined) {
      const versions = await listVersions(database);
      if (isJson) return [toJson(versions)];
      return versions.length === 0 ? ['No import yet.'] : versions.flatMap(formatVersion);
    }
    const version = await findVersionRow(database, show);
    if (!version) throw new Refusal(`There is no version ${show}.`);
    return isJson ? [toJson(version)] : [...formatVersion(version), ...formatDetails(version)];
  },
});

/** A number of a version, as it is typed. Throws `UsageError`. */
export function readVersion(typed: string): number {
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed);
  throw new UsageError(`"${typed}" is no version. Give its number, such as 12; "versions" lists them.`);
}

const titles = { import: 'imported', undo: 'undone', withdrawal: 'withdrawn' };

function formatVersion(version: ListedVersion): readonly string[] {
  const { number, state, hasRows, action, importedAt, madeBy, restored, reason, source } = version;
  const when = importedAt ? formatMoment(importedAt) : '';
  const place = state === 'past' ? (hasRows ? 'kept' : '') : state === 'current' ? 'shown now' : 'unfinished';
  const what = restored === null ? `from ${source}` : `back to version ${restored}`;
  const facts = [
    `${titles[action]} ${when}`,
    madeBy && `by ${madeBy}`,
    `${what}${version.isDemonstration ? ' (demonstration)' : ''}`,
    `${count(version.vehicleCount)} vehicles, ${count(version.rateCount)} rates`,
  ];
  const line = `${String(number).padStart(5)}  ${place.padEnd(10)}  ${facts.filter(Boolean).join(', ')}`;
  return reason ? [line, `${' '.repeat(19)}${reason}`] : [line];
}

/** The date and time that clocks in London show, `2026-11-22 09:05`. */
function formatMoment(moment: Date): string {
  const { date, minute } = toLondonTime(moment);
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
  return `${date} ${clock.join(':')}`;
}

function formatDetails({ report }: VersionRow): readonly string[] {
  return report ? formatReport(report) : ['What it changed was not kept.'];
}

/** The one answer of a list that was asked for as JSON. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}
