import { access, mkdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';

// A machine has `releases/<name>`, each a built project, and links to them: `nodes/<port>` to the one that this node
// runs, `current` to the one that all run, `previous` to the one that the last roll replaced.

/** A built project in `releases/`. */
export interface Release {
  readonly name: string;
  /** Id of its build, which `/readyz` must say. */
  readonly build: string;
}

/** A request that cannot be carried out; nothing was touched. */
export class RefusedError extends Error {}

/** The release of this name. Throws `RefusedError` unless it is there and built. */
export async function readRelease(root: string, name: string): Promise<Release> {
  if (!/^[\w][\w.-]*$/.test(name)) throw new RefusedError(`"${name}" is no name of a release.`);
  const dist = join(root, 'releases', name, 'dist');
  try {
    await access(join(dist, 'server/main.js'));
    const { id } = z
      .object({ id: z.string() })
      .parse(JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')));
    return { name, build: id };
  } catch (error) {
    throw new RefusedError(`${dist} is no build: bring a release here that "npm run build" has built.`, {
      cause: error,
    });
  }
}

/** Place of a node's link, from the root. */
export const nodeLink = (node: number) => join('nodes', String(node));

/** Place of the link to the release that all nodes run, for commands and jobs. */
export const currentLink = 'current';

/** Place of the link to the release before, from the root. */
export const previousLink = 'previous';

/** Name of the release that a link leads to; undefined without the link. */
export async function findLinked(root: string, link: string): Promise<string | undefined> {
  try {
    return basename(await readlink(join(root, link)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Leads the link to a release, in one step: whoever reads it finds the old or the new one. */
export async function linkRelease(root: string, link: string, name: string): Promise<void> {
  await mkdir(dirname(join(root, link)), { recursive: true });
  const made = join(root, `${link}.new`);
  await rm(made, { force: true });
  await symlink(relative(dirname(link), join('releases', name)), made);
  await rename(made, join(root, link));
}
