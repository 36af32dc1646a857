import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { findReadyBuild, runCommand } from '#scripts/deploy/node.ts';
import { findFreePort } from '#server/testing/site-process.ts';
import { findProcess, shellCommands, startDeploy, toArguments } from './shell-nodes.ts';

/** A machine with two nodes that run release `one`, and releases `two` and, with a fault, `faulty`. */
export async function createMachine(fault = '') {
  const root = await mkdtemp(join(tmpdir(), 'deploy-'));
  // In the order in which a deploy replaces them.
  const nodes = [await findFreePort(), await findFreePort()].sort((a, b) => a - b);
  const commands = shellCommands(root);
  onTestFinished(async () => {
    for (const node of nodes) await runCommand(commands.stop, node);
    await rm(root, { recursive: true });
  });
  for (const [name, its] of Object.entries({ one: '', two: '', faulty: fault }))
    await writeRelease(root, name, its);
  const always = ['--root', root, ...toArguments(commands), '--settle-seconds', '0'];
  const machine = {
    root,
    nodes,
    start: (...args: readonly string[]) => startDeploy([...always, ...args]),
    deploy: (...args: readonly string[]) => startDeploy([...always, ...args]).ended,
    /** Adds a release, or makes one that is there older. */
    addRelease: async (name: string, daysOld: number) => {
      await writeRelease(root, name);
      const builtAt = Date.now() / 1000 - daysOld * 86_400;
      await utimes(join(root, 'releases', name, 'dist/build.json'), builtAt, builtAt);
    },
    listBuilds: () => Promise.all(nodes.map(findReadyBuild)),
    listProcesses: () => nodes.map((node) => findProcess(root, node)),
    listEvents: async () => {
      const lines = (await readFile(join(root, 'deploys.log'), 'utf8')).trim().split('\n');
      return lines.map((line) => JSON.parse(line)).map(({ event, node }) => [event, nodes.indexOf(node)]);
    },
  };
  expect(await machine.deploy('one', '--nodes', nodes.join(','))).toMatchObject({ code: 0 });
  await rm(join(root, 'deploys.log'));
  return machine;
}

async function writeRelease(root: string, name: string, fault = ''): Promise<void> {
  const dist = join(root, 'releases', name, 'dist');
  await mkdir(join(dist, 'server'), { recursive: true });
  await cp(join(import.meta.dirname, 'fake-site.mjs'), join(dist, 'server/main.js'));
  await writeFile(join(dist, 'package.json'), '{ "type": "module" }');
  await writeFile(join(dist, 'build.json'), JSON.stringify({ id: `build-${name}`, fault }));
}
