import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const parts = ['client', 'public', 'scripts', 'server', 'shared', 'package.json', 'tsconfig.json'];

/** A copy of the project's source, with the same packages, that a test may change and build. */
export interface SourceCopy {
  readonly folder: string;
  /** Builds the copy as `npm run build` does, into its own `dist`. */
  build(): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the source into a temporary folder, or `below` one. */
export async function copySource(below = ''): Promise<SourceCopy> {
  const temporary = await mkdtemp(join(tmpdir(), 'source-'));
  const folder = join(temporary, below);
  await Promise.all(parts.map((part) => cp(join(root, part), join(folder, part), { recursive: true })));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    build: async () => {
      await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: folder });
    },
    remove: () => rm(temporary, { recursive: true }),
  };
}
