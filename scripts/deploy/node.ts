import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';

/** How nodes of a machine are found, stopped and started: commands for a shell in which `{node}` is a node's port. */
export interface NodeCommands {
  /** Ends when the node has drained and ended. */
  readonly stop: string;
  /** Starts the release that `nodes/<port>` leads to. Need not wait until it is ready. */
  readonly start: string;
  /** Prints every node that runs or shall run after the machine has started: its unit, or its port on a line. */
  readonly list: string;
  /** Prints what the node has written since `{since}`, in seconds since 1970. */
  readonly journal: string;
}

/** For the unit deploy/leasing-site@.service. */
export const systemdCommands: NodeCommands = {
  stop: 'systemctl stop leasing-site@{node}',
  start: 'systemctl start leasing-site@{node}',
  // A unit that failed and is not enabled, such as that of a trial, is no node.
  list: "systemctl list-units --plain --no-legend --state=active,reloading,activating,deactivating 'leasing-site@*' && systemctl show --property=Wants --value multi-user.target",
  journal:
    'journalctl --quiet --output=cat --since=@{since} --lines=100 _SYSTEMD_UNIT=leasing-site@{node}.service',
};

/** Nodes are asked past the balancer. */
export const originOf = (node: number) => `http://127.0.0.1:${node}`;

/** The words for a node that says nothing of itself. */
export const notAnswering = '/readyz does not answer';

const answerSchema = z.object({ build: z.string(), missing: z.array(z.string()).default([]) });

/** The build that says on a node that it is ready; undefined if none does. */
export async function findReadyBuild(node: number): Promise<string | undefined> {
  const { status, build } = await askReady(node);
  return status === 200 ? build : undefined;
}

/** Resolves once the node is ready with this build. Throws after `limitMs`, and says what it last answered. */
export async function waitUntilReady(node: number, build: string, limitMs: number): Promise<void> {
  const endsAt = performance.now() + limitMs;
  let last = await askReady(node);
  while (last.status !== 200 || last.build !== build) {
    if (performance.now() > endsAt) throw new Error(`it was not ready in ${limitMs / 1000} s: ${last.words}`);
    await delay(200);
    last = await askReady(node);
  }
}

/** What a node says of itself, also in words; status 0 if it says nothing. */
export async function askReady(node: number) {
  try {
    const answer = await fetch(`${originOf(node)}/readyz`, { signal: AbortSignal.timeout(3_000) });
    const { build, missing } = answerSchema.parse(await answer.json());
    const waitsFor = missing.length > 0 ? `, still without ${missing.join(', ')}` : '';
    return {
      status: answer.status,
      build,
      words: `/readyz answers ${answer.status} by build ${build}${waitsFor}`,
    };
  } catch {
    return { status: 0, build: undefined, words: notAnswering };
  }
}

/** Runs one of the commands to its end. Throws when it fails or takes more than a minute, with what it wrote. */
export async function runCommand(command: string, node: number): Promise<void> {
  const line = fillIn(command, { node });
  // In a group of its own: Ctrl-C ends the roll between two nodes and not a node that is being stopped.
  const child = spawn('/bin/sh', ['-c', line], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
  });
  let written = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    written = (written + text).slice(-1_000);
  });
  // The end of the shell and not of its output, which a started node may hold.
  const [code, signal] = await once(child, 'exit');
  child.stderr.destroy();
  if (code !== 0) throw new Error(`"${line}" ended with ${code ?? signal}. ${written.trim()}`);
}

/** What one of the commands prints. Throws when it fails or takes more than ten seconds. */
export async function readCommand(
  command: string,
  values: Readonly<Record<string, number>>,
): Promise<string> {
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', fillIn(command, values)], {
    timeout: 10_000,
  });
  return stdout;
}

function fillIn(command: string, values: Readonly<Record<string, number>>): string {
  return Object.entries(values).reduce(
    (line, [name, value]) => line.replaceAll(`{${name}}`, String(value)),
    command,
  );
}
