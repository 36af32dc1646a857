import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    list: `cd '${root}' && for file in *.pid; do [ ! -e $file ] || basename $file .pid; done`,
    journal: `cat '${root}/{node}.log'`,
  };
}

/** The arguments with which `npm run deploy` uses these commands. */
export const toArguments = (commands: NodeCommands): readonly string[] =>
  Object.entries(commands).flatMap(([name, command]) => [`--${name}`, command]);

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

/** Starts `npm run deploy` with these arguments. */
export function startDeploy(args: readonly string[]) {
  const script = join(import.meta.dirname, '../../deploy.ts');
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = once(child, 'close').then(([code]): Deployed => ({ code, output }));
  return { child, ended };
}

/** Runs `npm run deploy` with these arguments to its end. */
export const runDeploy = (args: readonly string[]): Promise<Deployed> => startDeploy(args).ended;
