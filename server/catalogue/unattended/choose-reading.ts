import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeedFiles } from '#server/catalogue/import/import-feed.ts';
import type { Layout } from '#server/catalogue/import/layout/layout.ts';
import { readLayout } from '#server/catalogue/import/layout/read-layout.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { FeedKind } from './feed-tables.ts';
import { findKind } from './find-kind.ts';

/** How a file is read. */
export interface FeedReading {
  readonly kind: FeedKind;
  readonly layout?: Layout | undefined;
}

/** Where a file is, and what it holds. */
interface FeedPlace {
  readonly kind: FeedKind;
  readonly path: string;
}

/** How every import of such a file is made: it adds, and as few bad rows are allowed as by command. */
export const feedRules = { mode: 'merge', maxRejectsPercent: 5 } as const;

/** Files as an import takes them. */
export function toFeedFiles(places: readonly FeedPlace[], layout: Layout | undefined): FeedFiles {
  const paths = Object.fromEntries(places.map(({ kind, path }) => [`${kind}Path`, path]));
  return { ...paths, ...(layout && { layout }) };
}

/** The SHA-256 of a file, together with what it is read by. */
export async function hashOf(path: string, layout: Layout | 'no layout' | undefined): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  const layoutKey = typeof layout === 'object' ? JSON.stringify(layout) : (layout ?? '');
  return hash.update(`\0${layoutKey}`).digest('hex');
}

/** A file that is read by no layout and has not our own columns. */
export class UnknownFeed extends Refusal {}

/** A file, with the name that it came with. */
export interface NamedFile {
  readonly name: string;
  readonly path: string;
}

/**
 * Finds how a file is read: by the one layout of the feed folder whose `files` match its name, else as our own feed by
 * what is in it. Only where its columns tell nothing does a name count that begins with `vehicles`, `rates` or `stock`,
 * so that what the file lacks is said. A layout with a fault stops only files that nothing else reads. Throws `Refusal`
 * when neither or several fit, or a layout is faulty.
 */
export async function chooseReading(folder: string, { name, path }: NamedFile): Promise<FeedReading> {
  const { layouts, fault } = await readLayouts(join(folder, 'layouts'));
  const fitting = layouts.filter(({ files }) => files.some((pattern) => matchesPattern(name, pattern)));
  const [layout, another] = fitting;
  if (layout && another) {
    throw new Refusal(`${name} fits the files of two layouts: ${layout.name} and ${another.name}.`);
  }
  if (layout) return { kind: layout.reads, layout };
  const own = (await findKind(path, name)) ?? /^(vehicles|rates|stock)/i.exec(name)?.[1]?.toLowerCase();
  if (own) return { kind: own as FeedKind };
  if (fault) throw fault;
  throw new UnknownFeed(
    `${name} is read by no layout, and has not our own columns: name it in the files of a layout in the folder layouts.`,
  );
}

/** The layouts of the feed folder that can be read; none where there is no such folder. */
export async function listLayouts(folder: string): Promise<readonly Layout[]> {
  return (await readLayouts(join(folder, 'layouts'))).layouts;
}

interface FoundLayouts {
  readonly layouts: readonly Layout[];
  /** What is wrong with one that cannot be read. */
  readonly fault: Refusal | undefined;
}

async function readLayouts(folder: string): Promise<FoundLayouts> {
  const all = await readdir(folder).catch(noneIfMissing);
  const names = all.filter((name) => /^[^.].*\.(ya?ml|json)$/i.test(name));
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

function noneIfMissing(error: NodeJS.ErrnoException): readonly string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
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
