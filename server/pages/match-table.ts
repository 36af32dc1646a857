export interface TableEntry<Value> {
  /** Segments of plain text or `:name`, as React Router reads them. */
  readonly pattern: string;
  readonly value: Value;
}

/** The value of the pattern that a path matches, and the decoded parameters. */
export interface TableMatch<Value> {
  readonly value: Value;
  readonly params: Readonly<Record<string, string>>;
}

interface Row<Value> {
  readonly value: Value;
  readonly expression: RegExp;
  readonly names: readonly string[];
}

/**
 * Compiles patterns once, so that a request costs little more than the comparisons. Finds what React Router's
 * `matchRoutes` finds in the browser. Throws on a pattern with a wildcard or an optional segment, which no page has.
 */
export function createMatchTable<Value>(
  entries: readonly TableEntry<Value>[],
): (path: string) => TableMatch<Value> | undefined {
  // Of the patterns that match, React Router takes the one with fewest parameters, then the first.
  const rows = entries.map(compile).sort((a, b) => a.names.length - b.names.length);
  return (path) => {
    const decoded = decodePath(path);
    for (const { value, expression, names } of rows) {
      const match = expression.exec(decoded);
      if (match) return { value, params: toParams(names, match) };
    }
    return undefined;
  };
}

function compile<Value>({ pattern, value }: TableEntry<Value>): Row<Value> {
  if (!/^\/$|^(?:\/(?::[\w-]+|[\w.~-]+))+$/.test(pattern))
    throw new Error(`Not a pattern that is matched: ${pattern}`);
  const names = [...pattern.matchAll(/:([\w-]+)/g)].map(([, name = '']) => name);
  const source = pattern.replaceAll('.', '\\.').replace(/:[\w-]+/g, '([^/]+)');
  return { value, names, expression: new RegExp(`^${source}/*$`, 'i') };
}

/** The path with its segments decoded, a slash within one aside. If one segment cannot be decoded, none of them is. */
function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

function toParams(names: readonly string[], match: RegExpExecArray): Readonly<Record<string, string>> {
  // React Router decodes a slash here, so one that was encoded twice becomes a slash too.
  return Object.fromEntries(
    names.map((name, place) => [name, (match[place + 1] ?? '').replaceAll('%2F', '/')]),
  );
}
