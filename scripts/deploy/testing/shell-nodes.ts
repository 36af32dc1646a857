import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { NodeCommands } from '#scripts/deploy/node.ts';

/** Shell commands that run the nodes of a test, where there is no systemd. */
export function shellCommands(root: string, env: Readonly<Record<string, string>> = {}): NodeCommands {
  const pid = `'${root}/{node}.pid'`;
  const settings = Object.entries({ ENV_FILE: '/dev/null', PORT: '{node}', ...env }).map(
    ([name, value]) => `${name}='${value}'`,
  );
  return {
    start: `cd '${root}/nodes/{node}' &&
      { ${settings.join(' ')} setsid '${process.execPath}' dist/server/main.js >'${root}/{node}.log' 2>&1 & } &&
      echo $! >${pid}`,
    // A process that has ended stays as a zombie where no one asks for its exit code.
    stop: `[ ! -e ${pid} ] || { p=$(cat ${pid}) && kill $p 2>/dev/null;
      while grep -qs '^State:.[^Z]' /proc/$p/status; do sleep 0.05; done; rm ${pid}; }`,
  };
}

/** Number of the process of a node; undefined while it is stopped. */
export function findProcess(root: string, node: number): number | undefined {
  const file = join(root, `${node}.pid`);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

/** How `npm run deploy` ended, and what it told the operator. */
export interface Deployed {
  readonly code: number;
  readonly output: string;
}

/** Runs `npm run deploy` with these arguments. */
export async function runDeploy(args: readonly string[]): Promise<Deployed> {
  const script = join(import.meta.dirname, '../../deploy.ts');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args]);
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}
