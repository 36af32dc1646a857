/** A set of rows of a shelf, one bit each; signed, because bit operators return signed numbers. */
export type RowBits = Int32Array;

/** Rows from `start` to `end`, without `end`. */
export interface RowSpan {
  readonly start: number;
  readonly end: number;
}

/** Every row of a span. */
export function rowsOf({ start, end }: RowSpan): readonly number[] {
  return Array.from({ length: end - start }, (_, place) => start + place);
}

/** An empty set that has room for this many rows. */
export function createBits(rowCount: number): RowBits {
  return new Int32Array((rowCount + 31) >>> 5);
}

export function addRow(bits: RowBits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

/** Adds every row of the span. */
export function addSpan(bits: RowBits, { start, end }: RowSpan): void {
  for (let word = start >>> 5; word << 5 < end; word += 1) {
    bits[word] = (bits[word] ?? 0) | spanMask(word, start, end);
  }
}

/** Removes from `target` the rows that `other` does not have. Words outside of the span do not change. */
export function intersectBits(target: RowBits, other: RowBits, span: RowSpan): void {
  for (let word = span.start >>> 5; word << 5 < span.end; word += 1) {
    target[word] = (target[word] ?? 0) & (other[word] ?? 0);
  }
}

/** Adds all rows of `other` to `target`. */
export function uniteBits(target: RowBits, other: RowBits): void {
  for (let word = 0; word < target.length; word += 1) {
    target[word] = (target[word] ?? 0) | (other[word] ?? 0);
  }
}

/** How many rows of the span are in the set. */
export function countBits(bits: RowBits, { start, end }: RowSpan): number {
  let count = 0;
  for (let word = start >>> 5; word << 5 < end; word += 1) {
    count += countOnes((bits[word] ?? 0) & spanMask(word, start, end));
  }
  return count;
}

/** How many rows of the span are in both sets. */
export function countCommonBits(bits: RowBits, other: RowBits, { start, end }: RowSpan): number {
  let count = 0;
  for (let word = start >>> 5; word << 5 < end; word += 1) {
    count += countOnes((bits[word] ?? 0) & (other[word] ?? 0) & spanMask(word, start, end));
  }
  return count;
}

/** Writes the rows of the set within the span to `rows`, ascending, and returns how many there are. */
export function listRows(bits: RowBits, span: RowSpan, rows: Uint32Array): number {
  let count = 0;
  for (let word = span.start >>> 5; word << 5 < span.end; word += 1) {
    const first = word << 5;
    for (let left = (bits[word] ?? 0) & spanMask(word, span.start, span.end); left !== 0; left &= left - 1) {
      rows[count] = first + 31 - Math.clz32(left & -left);
      count += 1;
    }
  }
  return count;
}

/** A mask of the bits of a word that lie in the span. */
function spanMask(word: number, start: number, end: number): number {
  const first = word << 5;
  const low = start > first ? -1 << (start - first) : -1;
  const high = end - first < 32 ? (1 << (end - first)) - 1 : -1;
  return low & high;
}

function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
