import { isAscii } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Refusal } from '#server/platform/refusal.ts';

/** How the bytes of a file are read. A layout must name UTF-16, because it is mostly a mistake. */
export type FileEncoding = 'utf-8' | 'windows-1252' | 'utf-16le';

/**
 * Reads the whole file once to find its encoding: UTF-8 when every byte fits, else Windows-1252 (Latin-1 with quotes
 * and dashes). Throws `Refusal` for UTF-16, for a file that is empty, binary, cut within a letter or in two encodings.
 */
export async function detectEncoding(path: string): Promise<'utf-8' | 'windows-1252'> {
  const name = basename(path);
  const census = createByteCensus();
  let last = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (last === 0) refuseWideText(name, chunk);
    if (!isAscii(chunk)) census.add(chunk);
    else census.addAscii(chunk);
    last = chunk.at(-1) ?? last;
  }
  if (last === 0) throw new Refusal(`${name} is empty, or ends in binary data.`);
  return chooseEncoding(name, census.result());
}

function refuseWideText(name: string, start: Buffer): void {
  const mark = start.length < 2 ? 0 : start.readUInt16BE(0);
  if (mark === 0xfffe || mark === 0xfeff || start.subarray(0, 1_000).includes(0)) {
    throw new Refusal(`${name} is UTF-16 or binary. Save it as "CSV UTF-8" and import it again.`);
  }
}

function chooseEncoding(name: string, bytes: ReturnType<ReturnType<typeof createByteCensus>['result']>) {
  if (bytes.isCut && bytes.strays === 0) throw new Refusal(`${name} is cut off in the middle of a letter.`);
  if (bytes.strays === 0) return 'utf-8';
  if (bytes.sequences > 0) {
    throw new Refusal(
      `${name} mixes UTF-8 and Windows-1252 letters (line ${bytes.firstStrayLine} is not UTF-8). Save it in one encoding.`,
    );
  }
  if (bytes.undefinedBytes > 0) {
    throw new Refusal(
      `${name} is neither UTF-8 nor Windows-1252. Save it as "CSV UTF-8" and import it again.`,
    );
  }
  return 'windows-1252';
}

/** Counts of the bytes of a file that are not ASCII. */
interface ByteCounts {
  /** Complete UTF-8 letters of two to four bytes. */
  readonly sequences: number;
  /** Bytes that are not part of such a letter. */
  readonly strays: number;
  readonly firstStrayLine: number;
  /** Strays that are undefined in Windows-1252. */
  readonly undefinedBytes: number;
  /** Whether the file ends in the middle of a letter. */
  readonly isCut: boolean;
}

const undefinedInWindows1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Counts UTF-8 letters and strays in a file, chunk by chunk. */
function createByteCensus() {
  const counts = { sequences: 0, strays: 0, firstStrayLine: 0, undefinedBytes: 0 };
  let line = 1;
  let pending: number[] = [];
  let missing = 0;

  const stray = (byte: number) => {
    if (counts.strays === 0) counts.firstStrayLine = line;
    counts.strays += 1;
    if (undefinedInWindows1252.has(byte)) counts.undefinedBytes += 1;
  };
  const giveUpPending = () => {
    for (const byte of pending) stray(byte);
    pending = [];
    missing = 0;
  };
  const addContinuation = (byte: number) => {
    if (missing === 0) return stray(byte);
    pending.push(byte);
    missing -= 1;
    if (missing > 0) return;
    counts.sequences += 1;
    pending = [];
  };
  const addByte = (byte: number) => {
    if (byte >= 0x80 && byte < 0xc0) return addContinuation(byte);
    giveUpPending();
    if (byte === 0x0a) line += 1;
    if (byte < 0x80) return;
    missing = continuationBytes(byte);
    if (missing === 0) stray(byte);
    else pending = [byte];
  };
  return {
    add(chunk: Uint8Array): void {
      for (const byte of chunk) addByte(byte);
    },
    /** Like `add`, for a chunk that is known to be ASCII: only its lines are counted. */
    addAscii(chunk: Uint8Array): void {
      giveUpPending();
      for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, at + 1)) line += 1;
    },
    result: (): ByteCounts => ({ ...counts, isCut: pending.length > 0 }),
  };
}

/** How many bytes must follow the first byte of a UTF-8 letter; 0 if it cannot begin one (RFC 3629). */
function continuationBytes(first: number): number {
  if (first >= 0xc2 && first <= 0xdf) return 1;
  if (first >= 0xe0 && first <= 0xef) return 2;
  return first >= 0xf0 && first <= 0xf4 ? 3 : 0;
}
