/** Short facts joined by a middle dot; a line may break between facts, never within one. */
export function joinFacts(facts: readonly string[]): string {
  return facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join('\u00a0· ');
}
