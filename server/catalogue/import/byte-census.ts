/** Counts of the bytes of a file that are not ASCII. */
export interface ByteCounts {
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
export function createByteCensus() {
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
