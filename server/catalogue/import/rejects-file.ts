import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { finished } from 'node:stream/promises';
import type { RowCounts } from '#server/catalogue/version-report.ts';
import { toHarmlessCell } from '#server/platform/command-line/harmless-cell.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** What is wrong with one cell of a feed. */
export interface FeedFault {
  readonly line: number;
  /** Name of the column, or its position if it has no name; empty when the whole row is at fault. */
  readonly column: string;
  readonly reason: string;
  readonly value: string;
}

/** The most rows that are listed: correcting a feed needs the kinds of fault, not a file as large as the feed. */
const maxListed = 100_000;
const maxValueLength = 200;
/** How many kinds of fault a refusal quotes, each with its first line. */
const faultsQuoted = 3;

/** Counts a feed's good and bad rows, and lists the bad ones beside it in `<file>.rejects.csv`. */
export interface RejectsFile {
  readonly path: string;
  reject(fault: FeedFault): void;
  accept(): void;
  /** Whether so many rows were bad that reading on is a waste: the list is full, and nine in ten are in it. */
  isHopeless(maxRejectsPercent: number): boolean;
  /** Writes the remaining rows. Throws `Refusal` when no row was good, or more than this percentage was bad. */
  close(maxRejectsPercent: number): Promise<RowCounts>;
}

/**
 * Opens the rejects file of a feed file. It removes one of an earlier import and makes a new one at the first bad row.
 * The file gets its name once it is complete; a killed import leaves `<file>.rejects.csv.unfinished`.
 */
export async function openRejectsFile(feedPath: string): Promise<RejectsFile> {
  const path = `${feedPath}.rejects.csv`;
  const unfinished = `${path}.unfinished`;
  await Promise.all([path, unfinished].map((each) => rm(each, { force: true })));
  const counts = { accepted: 0, rejected: 0 };
  const kinds = new Map<string, FeedFault>();
  let stream: WriteStream | undefined;
  return {
    path,
    accept: () => {
      counts.accepted += 1;
    },
    reject: (fault) => {
      counts.rejected += 1;
      const kind = `${fault.column} ${fault.reason}`;
      if (kinds.size < faultsQuoted && !kinds.has(kind)) kinds.set(kind, fault);
      if (counts.rejected > maxListed) return;
      stream ??= startFile(unfinished);
      stream.write(
        toCsvLine(
          [String(fault.line), fault.column, fault.reason, fault.value.slice(0, maxValueLength)].map(
            toHarmlessCell,
          ),
        ),
      );
    },
    isHopeless: (maxRejectsPercent) =>
      maxRejectsPercent < 50 && counts.rejected > maxListed && counts.rejected > 9 * counts.accepted,
    close: async (maxRejectsPercent) => {
      if (stream) await finishFile(stream, { unfinished, path });
      refuseTooManyRejects({ feedPath, counts, faults: [...kinds.values()] }, maxRejectsPercent);
      return counts;
    },
  };
}

function startFile(path: string): WriteStream {
  const stream = createWriteStream(path, { mode: 0o640 });
  // `close` reports a folder that cannot be written to. Without a listener here the error would end the process.
  stream.on('error', () => undefined);
  stream.write(toCsvLine(['line', 'column', 'reason', 'value']));
  return stream;
}

interface FileNames {
  readonly unfinished: string;
  readonly path: string;
}

async function finishFile(stream: WriteStream, { unfinished, path }: FileNames): Promise<void> {
  try {
    await finished(stream.end());
    await rename(unfinished, path);
  } catch (error) {
    throw new Refusal(`${path} cannot be written.`, { cause: error });
  }
}

function toCsvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\n`;
}

interface RejectedRows {
  readonly feedPath: string;
  readonly counts: RowCounts;
  /** The first fault of each kind. */
  readonly faults: readonly FeedFault[];
}

function refuseTooManyRejects({ feedPath, counts, faults }: RejectedRows, maxPercent: number): void {
  const { accepted, rejected } = counts;
  const name = basename(feedPath);
  const see = rejected > 0 ? `\n${faults.map(quoteFault).join('\n')}\nAll are in ${name}.rejects.csv.` : '';
  if (accepted === 0) throw new Refusal(`${name} has no good row.${see}`);
  const percent = (100 * rejected) / (accepted + rejected);
  if (percent > maxPercent) {
    throw new Refusal(
      `${name}: ${rejected} of ${accepted + rejected} rows are bad (${percent.toFixed(1)}%), more than the ${maxPercent}% allowed.${see}`,
    );
  }
}

/** `  line 3, fuel: "steam" is not one of petrol, …` */
function quoteFault({ line, column, reason, value }: FeedFault): string {
  return `  line ${line}${column ? `, ${column}` : ''}: "${value.slice(0, maxValueLength)}" ${reason}`;
}
