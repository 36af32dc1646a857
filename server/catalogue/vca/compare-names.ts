/** What of a name counts when names are compared: letters and digits without case, accents or punctuation, and `#`, `+`. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9#+]/g, '');
}

/** The text after a name that it begins with, whatever its spacing and case; undefined when it begins otherwise. */
export function textAfterName(text: string, name: string): string | undefined {
  const words = text.split(' ');
  const wanted = foldName(name);
  if (wanted === '') return undefined;
  let said = '';
  for (const [index, word] of words.entries()) {
    said += foldName(word);
    if (said === wanted) return words.slice(index + 1).join(' ');
    if (!wanted.startsWith(said)) return undefined;
  }
  return undefined;
}

/** The value under a key that comes from outside: undefined unless the table itself has it, whatever the key is called. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
