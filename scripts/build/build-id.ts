import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Writes `build.json` with the build's id, a short hash of the name and content of every file in `folder`. Equal builds
 * have equal ids wherever they were made; source maps do not count, because they say where. Call it when all files
 * have been written, before they are compressed. Returns the id.
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
