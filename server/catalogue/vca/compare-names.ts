/** A name reduced to what counts in comparisons: letters, digits, `#` and `+`, without case or accents. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9#+]/g, '');
}

/** The part of `text` after `name`, compared without regard to spacing and case; undefined if it begins otherwise. */
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

/** The table's own value for a key from outside; undefined for any other key, also for one such as `__proto__`. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
