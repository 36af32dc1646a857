import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Writes `build.json` with the build's id, a short hash of the names and contents of all files in `folder`. Equal
 * builds have equal ids wherever they are made; source maps are left out, because they contain the folder. Call it when
 * all files are written but not yet compressed. Returns the id.
 */
export async function writeBuildId(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ parentPath, name }) => join(parentPath, name));
  const lines = await Promise.all(
    paths.map(async (path) => {
      const name = relative(folder, path).split(sep).join('/');
      return `${name} ${sha256(await readFile(path))}`;
    }),
  );
  const id = sha256(lines.sort().join('\n')).slice(0, 12);
  await writeFile(join(folder, 'build.json'), JSON.stringify({ id }));
  return id;
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
