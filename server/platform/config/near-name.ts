/**
 * The known name that a misspelt word most likely means; undefined when none is near. Case is ignored; one mistake is
 * allowed for every four letters, three at most.
 */
export function findNearName(word: string, known: readonly string[]): string | undefined {
  const typed = word.trim().toLowerCase();
  const slipsAllowed = Math.min(3, Math.floor(typed.length / 4) + 1);
  const ranked = known
    .filter((name) => Math.abs(name.length - typed.length) <= slipsAllowed)
    .map((name) => ({ name, slips: countSlips(typed, name.toLowerCase()) }))
    .filter(({ name, slips }) => slips <= slipsAllowed && slips < name.length)
    .toSorted((one, other) => one.slips - other.slips);
  return ranked[0]?.name;
}

/**
 * Number of letters that are missing, added, wrong or swapped with the next one (optimal string alignment distance).
 */
export function countSlips(one: string, other: string): number {
  let [beforeLast, last]: [readonly number[], readonly number[]] = [[], [...other, ''].map((_, i) => i)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, other.length);
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY;
}
