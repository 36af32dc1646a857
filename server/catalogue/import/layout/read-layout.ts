import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Document, isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { Refusal } from '#server/platform/refusal.ts';
import { type Layout, layoutSchema } from './layout.ts';

const maxBytes = 1_000_000;

/** Reads a layout file, YAML or JSON. Throws `Refusal` with all its faults, each with its line. */
export async function readLayout(path: string): Promise<Layout> {
  const name = basename(path);
  return parseLayout(name, await readSmallFile(path, name));
}

async function readSmallFile(path: string, name: string): Promise<string> {
  try {
    if ((await stat(path)).size <= maxBytes) return await readFile(path, 'utf8');
  } catch (error) {
    throw new Refusal(`The layout ${path} cannot be read.`, { cause: error });
  }
  throw new Refusal(`The layout ${name} is larger than a megabyte.`);
}

/** Parses the text of a layout. Throws `Refusal` as `readLayout` does. */
export function parseLayout(name: string, text: string): Layout {
  const lines = new LineCounter();
  // Without a schema every value stays the text that it is.
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines });
  const [broken] = document.errors;
  if (broken) {
    const { line } = lines.linePos(broken.pos[0]);
    throw new Refusal(`${name}, line ${line}: ${broken.message.split(/[:\n]/)[0]}.`, { cause: broken });
  }
  const read = layoutSchema.safeParse(toPlainData(name, document));
  if (read.success) return { ...read.data, name };
  const faults = read.error.issues.flatMap(unfold).map(({ path, message }) => {
    const { line } = lines.linePos(findOffset(document, path));
    return { line, text: `${name}, line ${line}: ${[path.join(' '), message].filter(Boolean).join(' ')}.` };
  });
  throw new Refusal(
    [...new Set(faults.toSorted((a, b) => a.line - b.line).map((fault) => fault.text))].join('\n'),
  );
}

function toPlainData(name: string, document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    throw new Refusal(`${name} repeats itself too often.`, { cause: error });
  }
}

interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Issues for people: one for each unknown entry, and of an entry that may be one thing or another the nearest. */
function unfold(issue: z.core.$ZodIssue): readonly Fault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: 'is no entry of a layout' }));
  if (issue.code === 'invalid_union') {
    const nearest = issue.errors.flat().toSorted((a, b) => b.path.length - a.path.length)[0];
    if (nearest) return unfold({ ...nearest, path: [...issue.path, ...nearest.path] });
  }
  const isMissing =
    issue.code !== 'custom' && issue.input === undefined && issue.message.startsWith('Invalid');
  return [{ path: issue.path, message: isMissing ? 'is missing or of the wrong kind' : issue.message }];
}

/** Where an entry stands in the text; the nearest one above it if it is not there. */
function findOffset(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((each) => String(each.key) === String(step));
      if (!pair) return offset;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    }
  }
  return offset;
}
