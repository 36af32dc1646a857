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

interface Branch<Value> {
  readonly plain: Map<string, Branch<Value>>;
  named?: Branch<Value>;
  leaf?: Leaf<Value>;
}

interface Leaf<Value> {
  readonly value: Value;
  /** For each segment its parameter's name; undefined for plain text. */
  readonly names: readonly (string | undefined)[];
  readonly plainSegments: number;
  readonly place: number;
}

/**
 * Compiles patterns into a tree of their segments, so that to match a path costs as much among ten patterns as among a
 * thousand. It finds what React Router's `matchRoutes` finds in the browser. Throws on a pattern with a wildcard or an
 * optional segment, which no page has.
 */
export function createMatchTable<Value>(
  entries: readonly TableEntry<Value>[],
): (path: string) => TableMatch<Value> | undefined {
  const root: Branch<Value> = { plain: new Map() };
  entries.forEach((entry, place) => {
    addEntry(root, entry, place);
  });
  return (path) => {
    const segments = toSegments(path);
    const leaf = segments && findLeaf(root, segments, 0);
    return leaf && { value: leaf.value, params: toParams(leaf.names, segments) };
  };
}

function addEntry<Value>(root: Branch<Value>, { pattern, value }: TableEntry<Value>, place: number): void {
  const segments = pattern.split('/').slice(1).filter(Boolean);
  const isReadable = segments.every((segment) => /^(?::[\w-]+|[\w.~-]+)$/.test(segment));
  if (!pattern.startsWith('/') || !isReadable) throw new Error(`Not a pattern that is matched: ${pattern}`);
  const names = segments.map((segment) => (segment.startsWith(':') ? segment.slice(1) : undefined));
  const branch = segments.reduce(growBranch, root);
  // Of two patterns for the same paths, React Router takes the first.
  branch.leaf ??= { value, names, plainSegments: names.filter((name) => name === undefined).length, place };
}

function growBranch<Value>(branch: Branch<Value>, segment: string): Branch<Value> {
  if (segment.startsWith(':')) {
    branch.named ??= { plain: new Map() };
    return branch.named;
  }
  const name = toPlain(segment);
  const next = branch.plain.get(name) ?? { plain: new Map() };
  branch.plain.set(name, next);
  return next;
}

/** The segments, decoded, without slashes at the end. If one segment cannot be decoded, none of them is. */
function toSegments(path: string): readonly string[] | undefined {
  if (!path.startsWith('/')) return undefined;
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  if (end === 0) return [];
  const segments = path.slice(1, end).split('/');
  if (!path.includes('%')) return segments;
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return segments;
  }
}

/**
 * When a segment matches both plain text and a parameter, both branches are followed: either may have the better match.
 */
function findLeaf<Value>(
  branch: Branch<Value>,
  segments: readonly string[],
  depth: number,
): Leaf<Value> | undefined {
  const segment = segments[depth];
  if (segment === undefined) return branch.leaf;
  if (segment === '') return undefined;
  const next = branch.plain.get(toPlain(segment));
  const plain = next && findLeaf(next, segments, depth + 1);
  const named = branch.named && findLeaf(branch.named, segments, depth + 1);
  return plain && named ? chooseLeaf(plain, named) : (plain ?? named);
}

/** Of patterns with equally many segments, React Router takes the one with more plain ones, then the earlier one. */
function chooseLeaf<Value>(one: Leaf<Value>, other: Leaf<Value>): Leaf<Value> {
  const byPlain = other.plainSegments - one.plainSegments || one.place - other.place;
  return byPlain <= 0 ? one : other;
}

/** Compares ASCII letters without regard to case, like React Router; patterns contain no other letters. */
function toPlain(segment: string): string {
  return /[A-Z]/.test(segment) ? segment.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase()) : segment;
}

function toParams(
  names: readonly (string | undefined)[],
  segments: readonly string[],
): Readonly<Record<string, string>> {
  const params: Record<string, string> = {};
  names.forEach((name, place) => {
    // React Router decodes an encoded slash once more, so a slash that was encoded twice becomes a slash too.
    if (name !== undefined) params[name] = segments[place]?.replaceAll('%2F', '/') ?? '';
  });
  return params;
}
