import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchRaw, type RawAnswer } from './fetch-raw.ts';

const root = join(import.meta.dirname, '../..');
/** A temporary folder, instead of the default in the project's data folder. */
const assetsFolder = join(tmpdir(), 'kept-assets');

/** A program of the project that runs in its own process. */
export interface Program {
  readonly child: ChildProcess;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  /** Its output so far. */
  stdout(): string;
  stderr(): string;
}

/** A running site. */
export interface Site extends Program {
  readonly origin: string;
  /** The answer to one request; status 0 if there is none. */
  visit(path: string): Promise<Pick<RawAnswer, 'status' | 'headers' | 'body'>>;
}

type Env = Readonly<Record<string, string>>;

const programs = new Set<Program>();

interface RunOptions {
  readonly stdout?: 'pipe' | number;
  /** Program and flags before the file that is run; Node without flags if undefined. */
  readonly command?: readonly string[];
}

/** Starts the built site on a free port, or on PORT, with its log to `stdout`. Resolves before the site is ready. */
export async function startSite(main: string, env: Env, options: RunOptions = {}): Promise<Site> {
  const port = env.PORT ?? (await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const visit = (path: string) =>
    fetchRaw(origin + path).catch(() => ({ status: 0, headers: {}, body: Buffer.alloc(0) }));
  const program = run([main], { PORT: String(port), ASSETS_FOLDER: assetsFolder, ...env }, options);
  return { ...program, origin, visit };
}

/** Runs `npm run catalogue -- …` to its end. */
export async function runCatalogue(
  args: readonly string[],
  env: Env,
): Promise<Program & { code: number | string }> {
  const program = startCatalogueCommand(args, env);
  return { ...program, code: await program.ended };
}

/** Starts `npm run catalogue -- …`. */
export function startCatalogueCommand(args: readonly string[], env: Env): Program {
  return run([join(root, 'scripts/catalogue.ts'), ...args], env);
}

/** Ends all programs that are still running. */
export async function endPrograms(): Promise<void> {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all([...programs].map(({ ended }) => ended));
}

/** Runs a program with these settings only, without those of this process or of a developer's `.env`. */
function run(
  args: readonly string[],
  env: Env,
  { stdout = 'pipe', command = [process.execPath] }: RunOptions = {},
): Program {
  const [file = process.execPath, ...before] = command;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(file, [...before, ...args], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, ENV_FILE: devNull, ...env },
    stdio: ['pipe', stdout, 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    written.stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    written.stderr += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  const program = { child, ended, stdout: () => written.stdout, stderr: () => written.stderr };
  programs.add(program);
  void ended.then(() => programs.delete(program));
  return program;
}

/** A port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
