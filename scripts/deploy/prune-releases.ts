import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { currentLink, findLinked, nodeLink, previousLink } from './releases.ts';
import type { RollOptions } from './roll-options.ts';

/** Begins no name of a release, so that none that is half removed is ever deployed. */
const removing = '.removing-';

/**
 * Removes all but the releases that were built last. Those in use, the one before and whatever is not built (yet) stay
 * in any case. Returns the names of the removed.
 */
export async function pruneReleases({
  root,
  all,
  kept,
}: Pick<RollOptions, 'root' | 'all' | 'kept'>): Promise<readonly string[]> {
  const folder = join(root, 'releases');
  const links = [
    currentLink,
    previousLink,
    ...(await readdir(join(root, 'nodes'))).map((name) => join('nodes', name)),
  ];
  const inUse = await Promise.all([...links, ...all.map(nodeLink)].map((link) => findLinked(root, link)));
  const built = await listBuilt(folder);
  const old = built
    .slice(kept)
    .filter((name) => !inUse.includes(name) && !import.meta.dirname.startsWith(join(folder, name, '/')));
  for (const name of old) await rename(join(folder, name), join(folder, removing + name));
  // Also what an earlier deploy could not remove.
  for (const name of await readdir(folder))
    if (name.startsWith(removing)) await rm(join(folder, name), { recursive: true });
  return old;
}

/** Names of the built releases, the newest build first. */
async function listBuilt(folder: string): Promise<readonly string[]> {
  const found: { readonly name: string; readonly builtAt: number }[] = [];
  for (const name of await readdir(folder)) {
    const build = await stat(join(folder, name, 'dist/build.json')).catch(() => undefined);
    if (build && !name.startsWith('.')) found.push({ name, builtAt: build.mtimeMs });
  }
  return found.sort((a, b) => b.builtAt - a.builtAt).map(({ name }) => name);
}
