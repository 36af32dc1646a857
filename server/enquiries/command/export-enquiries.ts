import { z } from 'zod';
import { completeEnquiries } from '#server/enquiries/enquiry-record.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { answerFile, text } from '#server/platform/command-line/option.ts';
import { type Feedback, subcommand } from '#server/platform/command-line/subcommand.ts';
import type { Database } from '#server/platform/database/database.ts';
import { formatHeld } from '#server/platform/person/format-held.ts';
import type { HeldSection } from '#server/platform/person/held-data.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { EnquiriesContext } from './enquiries-context.ts';
import { filterFields, filterOptions, toFilter } from './enquiry-filter.ts';
import { exportColumns, toCsvCells, toCsvLine, toJsonLine } from './exported-enquiry.ts';
import { readPages } from './find-enquiries.ts';
import { findTypedPerson, personFields, personOptions } from './person-options.ts';

const exportRequest = z.union([
  z.strictObject({ whose: personFields, format: z.enum(['text', 'json']) }),
  z.strictObject({ ...filterFields, format: z.enum(['csv', 'jsonl']) }),
]);

/**
 * `export`: prints every enquiry that passes the filter, oldest first, and tells how many there were. With an address or
 * number it prints all that is held of that person.
 */
export const exportEnquiries = subcommand({
  usages: [
    { typed: 'export', help: 'Everything that was sent, oldest first, as CSV or JSON Lines.' },
    {
      typed: 'export --email <address>',
      help: 'All that is held of one person, not only enquiries, for an access request, as text or JSON.',
    },
  ],
  options: {
    ...filterOptions,
    ...personOptions,
    format: text(
      '<format>',
      'With export: csv (unless given) or jsonl; of a person text (unless given) or json.',
    ),
    out: answerFile('With export: into a new file that only you can read, instead of the screen.'),
  },
  request: exportRequest,
  toRequest: ({ values: { format, email, phone, ...filter } }) => {
    const whose = findTypedPerson({ email, phone });
    if (!whose) return { ...toFilter(filter), format: toFormat(format, ['csv', 'jsonl']) };
    if (Object.values(filter).some((value) => value !== undefined && value !== false))
      throw new UsageError(
        'Give --email and --phone without kind, day or state: all of a person is exported.',
      );
    return { whose, format: toFormat(format, ['text', 'json']) };
  },
  run: async (context: EnquiriesContext, request, feedback) =>
    'whose' in request ? printPerson(context, request, feedback) : printEnquiries(context, request, feedback),
});

/** The format that was typed, else the first. */
function toFormat(typed: string | undefined, formats: readonly [string, string]): string {
  if (typed === undefined) return formats[0];
  if (!formats.includes(typed)) throw new UsageError(`--format is one of ${formats.join(', ')}.`);
  return typed;
}

/** Prints the copy that the person gets, and tells staff what else they have to look at. */
async function printPerson(
  { people }: EnquiriesContext,
  { whose, format }: Extract<z.infer<typeof exportRequest>, { readonly whose: unknown }>,
  { print, progress }: Feedback,
): Promise<readonly string[]> {
  const { sections, mentions } = await people.export(whose);
  if (format === 'json') print(JSON.stringify({ sections: sections.map(toPlain) }, undefined, 2));
  else for (const line of formatHeld({ sections }, 'What we hold about you')) print(line);
  const count = sections.reduce((sum, { records }) => sum + records.length, 0);
  progress(`${count} records. Check who is asking before you send them.`);
  if (mentions.length > 0)
    progress(
      `The person is also named in what others sent: ${mentions.join(', ')}. These are not in the copy.`,
    );
  return [];
}

function toPlain({ name, records }: HeldSection) {
  return { name, records };
}

async function printEnquiries(
  { orm }: Pick<Database, 'orm'>,
  { format, ...filter }: Exclude<z.infer<typeof exportRequest>, { readonly whose: unknown }>,
  { print, progress, signal }: Feedback,
): Promise<readonly string[]> {
  const columns = exportColumns(filter.kind);
  if (format === 'csv') print(toCsvLine(columns));
  let count = 0;
  for await (const rows of readPages(orm, filter)) {
    signal?.throwIfAborted();
    for (const enquiry of await completeEnquiries(orm, rows))
      print(format === 'csv' ? toCsvLine(toCsvCells(enquiry, columns)) : toJsonLine(enquiry));
    count += rows.length;
  }
  progress(`${formatCount(count, 'enquiry', 'enquiries')} exported.`);
  return [];
}
