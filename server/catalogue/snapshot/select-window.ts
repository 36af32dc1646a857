/** Negative when row `a` comes before row `b`; never zero for two different rows. */
export type CompareRows = (a: number, b: number) => number;

/** The range of places, from `start` to `end`, whose rows are wanted in sorted order. */
export interface SortWindow {
  readonly start: number;
  readonly end: number;
}

/** The rows of one page in sorted order, without sorting the others; takes time linear in the number of rows. */
export function selectWindow(rows: Uint32Array, compare: CompareRows, window: SortWindow): Uint32Array {
  const end = Math.min(window.end, rows.length);
  if (window.start >= end) return new Uint32Array(0);
  const best = keepFirst(rows, compare, end);
  moveFirst(best, compare, { count: window.start, end });
  return best.slice(window.start, end).sort(compare);
}

/** A copy in which the first `count` rows are those that sort first, in any order. */
function keepFirst(rows: Uint32Array, compare: CompareRows, count: number): Uint32Array {
  const kept = new Uint32Array(Math.min(rows.length, Math.max(2 * count, 256)));
  let size = 0;
  let last = -1;
  for (const row of rows) {
    // Most rows are skipped here: a row that comes after the last one kept cannot be on the page.
    if (last >= 0 && compare(row, last) > 0) continue;
    kept[size] = row;
    size += 1;
    if (size < kept.length || kept.length === rows.length) continue;
    moveFirst(kept, compare, { count, end: size });
    size = count;
    last = lastOf(kept.subarray(0, count), compare);
  }
  moveFirst(kept, compare, { count, end: size });
  return kept;
}

function lastOf(rows: Uint32Array, compare: CompareRows): number {
  return rows.reduce((last, row) => (compare(row, last) > 0 ? row : last), rows[0] ?? -1);
}

/** Quickselect: afterwards each of the first `count` rows comes before all other rows up to `end`. */
function moveFirst(
  rows: Uint32Array,
  compare: CompareRows,
  { count, end }: { count: number; end: number },
): void {
  let left = 0;
  let right = end - 1;
  while (left < right && count > left && count <= right) {
    const pivot = medianOfThree(rows, compare, { left, right });
    let low = left;
    let high = right;
    while (low <= high) {
      while (compare(rows[low] ?? 0, pivot) < 0) low += 1;
      while (compare(rows[high] ?? 0, pivot) > 0) high -= 1;
      if (low > high) break;
      swap(rows, low, high);
      low += 1;
      high -= 1;
    }
    if (count <= high) right = high;
    else if (count >= low) left = low;
    else return;
  }
}

function medianOfThree(
  rows: Uint32Array,
  compare: CompareRows,
  { left, right }: { left: number; right: number },
): number {
  const [a, b, c] = [rows[left] ?? 0, rows[(left + right) >>> 1] ?? 0, rows[right] ?? 0];
  if (compare(a, b) < 0) return compare(b, c) < 0 ? b : compare(a, c) < 0 ? c : a;
  return compare(a, c) < 0 ? a : compare(b, c) < 0 ? c : b;
}

function swap(rows: Uint32Array, a: number, b: number): void {
  const held = rows[a] ?? 0;
  rows[a] = rows[b] ?? 0;
  rows[b] = held;
}
