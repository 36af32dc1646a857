import levenshtein from 'damerau-levenshtein';

/**
 * The known name that a misspelt word most likely means; undefined when none is near. Case is ignored; one mistake is
 * allowed for every four letters, three at most.
 */
export function findNearName(word: string, known: readonly string[]): string | undefined {
  const typed = word.trim().toLowerCase();
  const slipsAllowed = Math.min(3, Math.floor(typed.length / 4) + 1);
  const ranked = known
    .map((name) => ({ name, slips: countSlips(typed, name.toLowerCase()) }))
    .filter(({ name, slips }) => slips <= slipsAllowed && slips < name.length)
    .toSorted((one, other) => one.slips - other.slips);
  return ranked[0]?.name;
}

/** Number of letters that are missing, added, wrong or swapped with the next one. */
export function countSlips(one: string, other: string): number {
  return levenshtein(one, other).steps;
}
