import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdir, realpath, rm } from 'node:fs/promises';
import { delimiter, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { type Instruction, readDockerignore, type Stage } from './read-dockerfile.ts';

/** A folder that takes the place of an image's file system, and how to run the image. */
export interface ImageFolder {
  readonly folder: string;
  readonly env: Record<string, string>;
  workFolder: string;
  isRoot: boolean;
  command: readonly string[];
  healthCheck: readonly string[];
}

/** The input of a build. */
export interface BuildContext {
  /** The project's folder. */
  readonly root: string;
  readonly dockerignore: string;
  /** The folder for images, each in a folder named after its stage. */
  readonly folder: string;
}

/** User id for a user of the image other than root: "nobody", who owns no file here. */
const stranger = 65_534;

type Step = (
  image: ImageFolder,
  text: string,
  earlier: ReadonlyMap<string, ImageFolder>,
) => Promise<void> | void;

/**
 * Carries out the stages of a Dockerfile. Resolves with the image of the last stage; throws at the first failing step.
 */
export async function buildImage(stages: readonly Stage[], context: BuildContext): Promise<ImageFolder> {
  const images = new Map<string, ImageFolder>();
  const steps = createSteps(context);
  for (const { name, instructions } of stages) {
    const image = await startImage(join(context.folder, name || 'last'));
    for (const instruction of instructions) await carryOut(steps, instruction, { image, images });
    images.set(name, image);
  }
  const last = [...images.values()].at(-1);
  if (!last) throw new Error('the Dockerfile has no stage');
  return last;
}

async function carryOut(
  steps: Readonly<Record<string, Step>>,
  { name, text }: Instruction,
  { image, images }: { readonly image: ImageFolder; readonly images: ReadonlyMap<string, ImageFolder> },
): Promise<void> {
  const step = steps[name.toLowerCase()];
  if (!step) throw new Error(`Dockerfile: teach the test to carry out ${name}`);
  await step(image, text, images);
}

async function startImage(folder: string): Promise<ImageFolder> {
  const home = join(folder, 'home/node');
  await mkdir(home, { recursive: true });
  if (process.getuid?.() === 0) await chown(home, stranger, stranger);
  await mkdir(join(folder, 'bin'));
  await linkFiles(await realpath(process.execPath), join(folder, 'bin/node'));
  const env = {
    HOME: home,
    PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
    npm_config_audit: 'false',
    npm_config_offline: 'true',
  };
  return { folder, env, workFolder: folder, isRoot: true, command: [], healthCheck: [] };
}

function createSteps(context: BuildContext): Readonly<Record<string, Step>> {
  const isIgnored = readDockerignore(context.dockerignore);
  return {
    env: (image, text) => {
      const [, name = '', value = ''] = /^(\w+)=(\S*)$/.exec(text) ?? [];
      image.env[name] = toFolder(image, value);
    },
    workdir: async (image, text) => {
      image.workFolder = toFolder(image, text);
      await mkdir(image.workFolder, { recursive: true });
    },
    user: (image, text) => {
      image.isRoot = text === 'root';
    },
    expose: () => undefined,
    run: async (image, text) => {
      if (text.startsWith('npm ci ')) await installByLinks(image, text, context);
      else await runToEnd(image, ['sh', '-c', toFolder(image, text)]);
    },
    copy: async (image, text, earlier) => {
      const words = text.split(/\s+/);
      const from = /^--from=(.*)$/.exec(words[0] ?? '')?.[1];
      const target = join(image.workFolder, words.at(-1) ?? '');
      const sources = words.slice(from === undefined ? 0 : 1, -1);
      if (from !== undefined) return copyFrom(earlier.get(from), sources, target);
      const filter = (path: string) => !isIgnored(relative(context.root, path));
      for (const source of sources) {
        const path = join(context.root, source);
        await cp(path, source === '.' ? target : join(target, source), { recursive: true, filter });
      }
    },
    cmd: (image, text) => {
      image.command = JSON.parse(text);
    },
    healthcheck: (image, text) => {
      image.healthCheck = JSON.parse(text.replace(/^.*?\bCMD\s+/, ''));
    },
  };
}

/** The text, with paths of the image replaced by paths on this machine. */
function toFolder({ folder }: ImageFolder, text: string): string {
  return text.replace(/(^|[\s="'])\/(?=(app|home\/node)(\/|\s|$))/g, `$1${folder}/`);
}

/** Copies as `COPY --from` does: the content of a folder, or a file under its name. Uses hard links where possible. */
async function copyFrom(stage: ImageFolder | undefined, sources: readonly string[], target: string) {
  if (!stage) throw new Error('COPY --from names no stage');
  for (const source of sources) {
    const path = toFolder(stage, source);
    await mkdir(target, { recursive: true });
    const name = /\.\w+$/.test(source) ? path : `${path}/.`;
    await linkFiles(name, target);
  }
}

async function linkFiles(source: string, target: string): Promise<void> {
  const copy = promisify(execFile);
  // Hard links do not work across file systems.
  await copy('cp', ['-al', source, target]).catch(() => copy('cp', ['-a', source, target]));
}

/**
 * "Installs" the packages that the tests run with, by hard links, so that nothing is downloaded. A dry run of npm
 * checks that it accepts the lock file.
 */
async function installByLinks(image: ImageFolder, command: string, { root }: BuildContext): Promise<void> {
  await runToEnd(image, ['sh', '-c', `${command} --dry-run`]);
  const target = join(image.workFolder, 'node_modules');
  await linkFiles(await realpath(join(root, 'node_modules')), target);
  // Copied, because npm writes into this file, and through a link it would change the project's own.
  const list = 'node_modules/.package-lock.json';
  await rm(join(image.workFolder, list));
  await cp(join(root, list), join(image.workFolder, list));
}

/** Runs a program in the image to its end. Throws with its output when it fails. */
async function runToEnd(image: ImageFolder, command: readonly string[]): Promise<string> {
  const child = startIn(image, command);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => said.push(text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${said.join('')}`);
  return said.join('');
}

/** Starts a program in the image as the image's user. */
export function startIn(
  image: ImageFolder,
  [file = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const mayChange = !image.isRoot && process.getuid?.() === 0;
  return spawn(file, args, {
    cwd: image.workFolder,
    env: { ...image.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(mayChange && { uid: stranger, gid: stranger }),
  });
}
