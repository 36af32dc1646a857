import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The ETag of a file; undefined when it cannot be read. */
export type FindEtag = (name: string) => Promise<string | undefined>;

/**
 * ETags from the content of a folder's files, each read once. Size and time of change, which others go by, can be the
 * same in two builds whose bytes differ, and a cache would then keep the file of the wrong one.
 */
export function contentEtags(folder: string): FindEtag {
  const etags = new Map<string, Promise<string | undefined>>();
  return (name) => {
    const known = etags.get(name) ?? readEtag(join(folder, name));
    etags.set(name, known);
    return known;
  };
}

async function readEtag(path: string): Promise<string | undefined> {
  const content = await readFile(path).catch(() => undefined);
  return content && `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
