import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FeedFiles } from '#server/catalogue/import/import-feed.ts';
import type { Layout } from '#server/catalogue/import/layout/layout.ts';
import { readLayout } from '#server/catalogue/import/layout/read-layout.ts';
import { Refusal } from '#server/platform/command-line/failures.ts';

/** How a file that came by itself is read. */
export interface FeedReading {
  readonly files: FeedFiles;
  /** Changes when the layout does. */
  readonly layoutKey: string;
}

/**
 * Finds how a file is read by its name: by the one layout whose `files` match it, else as our own feed if it begins with
 * `vehicles`, `rates` or `stock`. A layout with a fault stops only files that nothing else reads. `name` is the name under which it came, if it is kept under another. Throws `Refusal` when neither or several fit, or a layout is faulty.
 */
export async function chooseReading(
  folder: string,
  path: string,
  name = basename(path),
): Promise<FeedReading> {
  const { layouts, fault } = await readLayouts(join(folder, 'layouts'));
  const fitting = layouts.filter(({ files }) => files.some((pattern) => matchesPattern(name, pattern)));
  const [layout, another] = fitting;
  if (layout && another) {
    throw new Refusal(`${name} fits the files of two layouts: ${layout.name} and ${another.name}.`);
  }
  if (layout) {
    const files = layout.reads === 'rates' ? { ratesPath: path } : { vehiclesPath: path };
    return { files: { ...files, layout }, layoutKey: JSON.stringify(layout) };
  }
  const own = /^(vehicles|rates|stock)/i.exec(name)?.[1]?.toLowerCase();
  if (own) return { files: { [`${own}Path`]: path }, layoutKey: '' };
  if (fault) throw fault;
  throw new Refusal(
    `${name} is read by no layout: name it in the files of one in the folder layouts, or let it begin with vehicles, rates or stock if it has our own columns.`,
  );
}

interface FoundLayouts {
  readonly layouts: readonly Layout[];
  /** What is wrong with one that cannot be read. */
  readonly fault: Refusal | undefined;
}

async function readLayouts(folder: string): Promise<FoundLayouts> {
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.(ya?ml|json)$/i.test(name));
  const layouts: Layout[] = [];
  let fault: Refusal | undefined;
  for (const name of names.toSorted()) {
    try {
      layouts.push(await readLayout(join(folder, name)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      fault ??= error;
    }
  }
  return { layouts, fault };
}

/** Whether a name fits a pattern in which `*` stands for anything; case makes no difference. */
function matchesPattern(name: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.toLowerCase().split('*');
  const text = name.toLowerCase();
  if (!text.startsWith(first)) return false;
  if (rest.length === 0) return text === first;
  // Each part is looked for after the one before it, which takes no more than one pass.
  let at = first.length;
  for (const part of rest.slice(0, -1)) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  const last = rest.at(-1) ?? '';
  return text.length - last.length >= at && text.endsWith(last);
}
