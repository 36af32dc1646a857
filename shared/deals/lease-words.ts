/**
 * Words for a lease as they stand after a vehicle's name: "van lease", but only "lease" after a name that ends in "Van"
 * itself, so that no heading says "Berlingo Van van lease".
 */
export function wordsAfterName(name: string, words: string): string {
  return /\bvan$/i.test(name) ? words.replace(/^van /i, '') : words;
}
