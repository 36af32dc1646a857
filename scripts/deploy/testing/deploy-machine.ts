import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { findReadyBuild, runCommand } from '#scripts/deploy/node.ts';
import { findFreePort } from '#server/testing/site-process.ts';
import { findProcess, runDeploy, shellCommands } from './shell-nodes.ts';

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
  for (const [name, its] of Object.entries({ one: '', two: '', faulty: fault })) {
    const dist = join(root, 'releases', name, 'dist');
    await mkdir(join(dist, 'server'), { recursive: true });
    await cp(join(import.meta.dirname, 'fake-site.mjs'), join(dist, 'server/main.js'));
    await writeFile(join(dist, 'package.json'), '{ "type": "module" }');
    await writeFile(join(dist, 'build.json'), JSON.stringify({ id: `build-${name}`, fault: its }));
  }
  const always = [
    '--root',
    root,
    '--stop',
    commands.stop,
    '--start',
    commands.start,
    '--settle-seconds',
    '0',
  ];
  const machine = {
    root,
    nodes,
    deploy: (...args: readonly string[]) => runDeploy([...always, ...args]),
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
