import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { Refusal } from '#server/platform/refusal.ts';

/** Limits on what a workbook may unpack to. Excel itself writes a million rows of ten prices in about 500 MB of XML. */
export interface ArchiveLimits {
  readonly entries: number;
  /** Bytes of all parts that are read, unpacked. */
  readonly bytes: number;
}

const usualLimits: ArchiveLimits = { entries: 2_000, bytes: 1_000_000_000 };

/** The parts of a workbook, which is a zip archive of XML files. */
export interface WorkbookArchive {
  readonly file: string;
  has(part: string): boolean;
  /** The text of a part in pieces, between which this thread answers requests. Throws `Refusal`. */
  read(part: string, signal?: AbortSignal): AsyncGenerator<string>;
  close(): void;
}

/**
 * Opens a workbook without unpacking anything. Throws `Refusal` when it is no zip archive, or has more parts than
 * allowed. What a part unpacks to is counted as it is read, whatever the archive says about it.
 */
export async function openWorkbookArchive(
  path: string,
  limits: ArchiveLimits = usualLimits,
): Promise<WorkbookArchive> {
  const file = basename(path);
  const { zip, parts } = await listParts(path, limits);
  const { size } = await stat(path);
  let left = limits.bytes;
  async function* read(part: string, signal?: AbortSignal): AsyncGenerator<string> {
    const entry = parts.get(part);
    if (!entry) throw new Refusal(`${file} is not a whole workbook: it lacks ${part}.`);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        signal?.throwIfAborted();
        left -= chunk.length;
        if (left < 0) throw new Refusal(`${file} unpacks to more than ${megabytes(limits.bytes)} MB.`);
        if (isBomb(size, limits.bytes - left))
          throw new Refusal(
            `${file} unpacks to far more than a price list of its size. Save it again as .xlsx.`,
          );
        yield decoder.decode(chunk, { stream: true });
        await nextTurn();
      }
      yield decoder.decode();
    } catch (error) {
      if (error instanceof Refusal || signal?.aborted) throw error;
      throw new Refusal(`${file} is damaged: its part ${part} cannot be read.`, { cause: error });
    }
  }
  return { file, has: (part) => parts.has(part), read, close: () => zip.close() };
}

async function listParts(path: string, limits: ArchiveLimits) {
  const file = basename(path);
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    if (zip.entryCount > limits.entries) {
      throw new Refusal(`${file} has ${zip.entryCount} parts; a workbook may have ${limits.entries}.`);
    }
    const parts = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry);
    return { zip, parts };
  } catch (error) {
    zip?.close();
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${file} is not a whole workbook: its list of parts cannot be read.`, { cause: error });
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString('en-GB');
}

/** Price lists shrink five to forty times. */
const mostTimes = 100;
/** Up to here a file is read in seconds, however small it was packed. */
const alwaysBytes = 20_000_000;

/** Whether a packed file unpacks to so much more than it is that it was made to keep its reader busy. */
export function isBomb(packedBytes: number, unpackedBytes: number): boolean {
  return unpackedBytes > alwaysBytes && unpackedBytes > mostTimes * packedBytes;
}
