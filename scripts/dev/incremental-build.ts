import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import {
  type BuildContext,
  type BuildOptions,
  type BuildResult,
  context,
  formatMessages,
  type Message,
  type OutputFile,
} from 'esbuild';
import { clientBundles, describeClient } from '#scripts/build/build-client.ts';
import { buildContent } from '#scripts/build/build-content.ts';
import { writeBuildId } from '#scripts/build/build-id.ts';
import { serverBundle } from '#scripts/build/build-server.ts';
import { replaceFolder } from '#scripts/build/replace-folder.ts';
import { buildShareCards } from '#scripts/share/build-share-cards.ts';

/** The result of a build. */
interface Built {
  readonly id: string;
  /** Packages that the server imports, as written in its imports. */
  readonly packages: readonly string[];
}

/** The source cannot be built; the message says where and why. */
export class SourceFault extends Error {}

/** The development build, which keeps in memory what earlier builds read and bundled. */
export interface IncrementalBuild {
  /** Marks a file, by its path in the project, as changed. */
  note(file: string): void;
  /** Builds, and replaces `dist` with the result. If the build fails, it throws and `dist` does not change. */
  build(): Promise<Built>;
  close(): Promise<void>;
}

export async function createIncrementalBuild(root: string): Promise<IncrementalBuild> {
  const dist = join(root, 'dist');
  const client = clientBundles(root, dist, 'development');
  const [pages, started, server] = await Promise.all([
    createBundle(client.pages),
    createBundle(client.started),
    createBundle(await serverBundle(root, dist, 'development')),
  ]);
  const staticFiles = await createStaticFiles(root);
  // Here a text is shared with the picture of its kind, and those are drawn once: nobody shares a page in development.
  const shareCards = await mkdtemp(join(tmpdir(), 'share-cards-'));
  await buildShareCards(shareCards, []);
  return {
    note: staticFiles.note,
    build: async () => {
      const bundles = await rebuildAll([pages, started, server]);
      const [builtPages, builtStart, builtServer] = bundles;
      if (!builtPages || !builtStart || !builtServer) throw new Error('a bundle is missing');
      let id = '';
      await replaceFolder(dist, async (folder) => {
        await staticFiles.copyTo(join(folder, 'public'));
        await buildContent(root, join(folder, 'content'));
        await cp(shareCards, folder, { recursive: true });
        await writeOutputs(bundles, { from: dist, to: folder });
        const metafiles = { pages: builtPages.metafile, started: builtStart.metafile };
        await describeClient({ root, outputFolder: folder, mode: 'development', ...metafiles });
        id = await writeBuildId(folder);
      });
      return { id, packages: listPackages(builtServer) };
    },
    close: async () => {
      await Promise.all([pages, started, server].map((bundle) => bundle.dispose()));
      await staticFiles.remove();
      await rm(shareCards, { recursive: true, force: true });
    },
  };
}

/** Bundles in memory, because the files are written to another folder than the bundle's own. */
function createBundle(options: BuildOptions) {
  return context({ ...options, metafile: true, write: false, logLevel: 'silent' });
}

type InMemory = { metafile: true; write: false };
type Bundled = BuildResult<InMemory>;

/** Rebuilds all bundles and waits for each of them, so that none still runs when the next build begins. */
async function rebuildAll(bundles: readonly BuildContext<InMemory>[]): Promise<readonly Bundled[]> {
  const results = await Promise.allSettled(bundles.map((bundle) => bundle.rebuild()));
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const errors = failures.flatMap(({ errors = [] }: { readonly errors?: readonly Message[] }) => errors);
  if (errors.length > 0) throw new SourceFault(await toText(errors));
  if (failures.length > 0) throw failures[0];
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/** The errors as text; an error in a file that several bundles share appears once. */
async function toText(errors: readonly Message[]): Promise<string> {
  const texts = await formatMessages([...errors], { kind: 'error', color: process.stderr.isTTY });
  return [...new Set(texts)].join('');
}

async function writeOutputs(
  bundles: readonly Bundled[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const files = bundles.flatMap(({ outputFiles }) => outputFiles);
  await Promise.all(files.map((file) => writeOutput(file, join(to, relative(from, file.path)))));
}

async function writeOutput({ contents }: OutputFile, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}

function listPackages({ metafile }: Bundled): readonly string[] {
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return [...new Set(imports.flatMap(({ path, external }) => (external ? [path] : [])))];
}

/** Files from which public files and drawings are made. */
const sources = /^(public|scripts\/drawings)\/|^shared\/(deals|ui)\/[^/]+\.ts$/;

/** Public files and drawings, kept in a temporary folder and made again only when their sources change. */
interface StaticFiles {
  note(file: string): void;
  copyTo(folder: string): Promise<void>;
  remove(): Promise<void>;
}

async function createStaticFiles(root: string): Promise<StaticFiles> {
  const kept = await mkdtemp(join(tmpdir(), 'static-files-'));
  let isStale = true;
  return {
    note: (file) => {
      isStale ||= sources.test(file);
    },
    copyTo: async (folder) => {
      if (isStale) await makeAfresh(root, kept);
      isStale = false;
      await cp(kept, folder, { recursive: true });
    },
    remove: () => rm(kept, { recursive: true, force: true }),
  };
}

/** Makes them in a new process, so that it loads the current code of the drawings. */
async function makeAfresh(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const build = pathToFileURL(join(root, 'scripts/build.ts')).href;
  const code = `await (await import(${JSON.stringify(build)})).buildStaticFiles(${JSON.stringify(folder)})`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
}
