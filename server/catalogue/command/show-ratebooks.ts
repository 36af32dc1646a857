import { z } from 'zod';
import { daysLeft, listRatebooks, type Ratebook } from '#server/catalogue/ratebooks.ts';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { count } from './format-outcome.ts';
import type { CatalogueContext } from './import-catalogue.ts';
import { jsonOption, toJson } from './show-versions.ts';

/** `ratebooks`: whose prices the site shows, and for how long. */
export const showRatebooks = subcommand({
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
