/** Short facts in one line with a middle dot between them; lines break between facts, never within one. */
export function joinFacts(facts: readonly string[]): string {
  return facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join('\u00a0· ');
}
