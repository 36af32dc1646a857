/** The value under a key that comes from outside: undefined unless the table itself has it, whatever the key is called. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
