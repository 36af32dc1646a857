/** Pence rounded to whole pounds. */
export function roundToPounds(pence: number): number {
  return Math.round(pence / 100) * 100;
}

/** The answer to figures that the reader has not typed. */
export function asExample(sentence: string): string {
  return `For example: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** Says that figures are an example where the reader has not typed theirs. */
export function exampleNotes(isTyped: boolean): readonly string[] {
  return isTyped ? [] : ['These figures are an example. Type in yours from your agreement.'];
}
