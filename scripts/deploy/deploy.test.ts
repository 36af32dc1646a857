import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '#server/platform/database/lock-folder.ts';
import { findFreePort } from '#server/testing/site-process.ts';
import { checkPages } from './check-pages.ts';
import { findReadyBuild, originOf, runCommand, waitUntilReady } from './node.ts';
import { readOptions } from './read-options.ts';
import { currentLink, findLinked, readRelease } from './releases.ts';
import { findProcess, runDeploy, shellCommands } from './testing/shell-nodes.ts';

/** Each test starts up to eight processes. */
const limitMs = 60_000;

/** A machine with two nodes that run release `one`, and releases `two` and, with a fault, `faulty`. */
async function createMachine(fault = '') {
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
    await cp(join(import.meta.dirname, 'testing/fake-site.mjs'), join(dist, 'server/main.js'));
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

test(
  'a release reaches one node after another, and the release before comes back the same way',
  async () => {
    const { root, deploy, listBuilds, listEvents } = await createMachine();

    expect(await deploy('two')).toEqual({
      code: 0,
      output: expect.stringContaining('All nodes run release two.'),
    });
    expect(await listBuilds()).toEqual(['build-two', 'build-two']);
    expect(await findLinked(root, currentLink)).toBe('two');
    expect(await listEvents()).toEqual([
      ['begun', -1],
      ['node-stopping', 0],
      ['node-replaced', 0],
      ['node-stopping', 1],
      ['node-replaced', 1],
      ['done', -1],
    ]);

    expect(await deploy('--roll-back')).toMatchObject({ code: 0 });
    expect(await listBuilds()).toEqual(['build-one', 'build-one']);

    // A node that is ready with the release already is looked at, and not started again.
    await rm(join(root, 'deploys.log'));
    expect(await deploy('one')).toMatchObject({ code: 0 });
    expect((await listEvents()).map(([event]) => event)).not.toContain('node-stopping');
  },
  limitMs,
);

for (const fault of ['failing page', 'never ready', 'does not start'])
  test(
    `a deploy stops at the first fault, with the node as it was before: ${fault}`,
    async () => {
      const { deploy, listBuilds, listProcesses, listEvents } = await createMachine(fault);
      const [, second] = listProcesses();
      const limit = fault === 'failing page' ? [] : ['--ready-seconds', '0.5'];
      const { code, output } = await deploy('faulty', ...limit);

      expect(output).toContain(
        fault === 'failing page' ? '/van-leasing answers 500' : 'was not ready in 0.5 s',
      );
      expect(code).toBe(1);
      expect(await listBuilds()).toEqual(['build-one', 'build-one']);
      expect(listProcesses()[1]).toBe(second);
      expect(await listEvents()).toContainEqual(['node-put-back', 0]);
    },
    limitMs,
  );

const faults: readonly (readonly [fault: string, words: string])[] = [
  ['failing page', '/van-leasing answers 500'],
  ['cut page', '/car-leasing is no whole document'],
  ['page of another build', '/ is of build stray, not build-one'],
  ['data of another build', '/page-data/car-leasing is of build stray, not build-one'],
  ['broken data', '/car-leasing has data that cannot be read'],
  ['no deal', '/car-leasing has no deal'],
  ['empty styles', '/assets/site.css is empty'],
  ['no script', '/assets/start.js answers 404'],
  ['changed script', '/assets/start.js is not as it was built'],
];

test(
  'pages are looked at as a browser would, and the answer says what is wrong',
  async () => {
    const { root, nodes } = await createMachine();
    const [node = 0] = nodes;
    const file = join(root, 'releases/one/dist/build.json');
    const check = () => checkPages({ origin: originOf(node), build: 'build-one', paths: ['/faq'] });
    expect(await check()).toBe(9);

    for (const [fault, words] of faults) {
      await writeFile(file, JSON.stringify({ id: 'build-one', fault }));
      await expect(check(), fault).rejects.toThrow(words);
    }

    await writeFile(file, JSON.stringify({ id: 'build-one', fault: 'never ready' }));
    await expect(waitUntilReady(node, 'build-one', 0)).rejects.toThrow(
      '503 by build build-one, still without catalogue',
    );
    await writeFile(file, JSON.stringify({ id: 'build-one', fault: 'other build' }));
    await expect(waitUntilReady(node, 'build-one', 0)).rejects.toThrow('200 by build stray');
  },
  limitMs,
);

test(
  'a release with a fault on trial reaches no node, and one without goes on',
  async () => {
    const { root, deploy, listBuilds, listProcesses } = await createMachine('failing page');
    const before = listProcesses();
    const trial = await findFreePort();
    const { code, output } = await deploy('faulty', '--trial', String(trial));

    expect(output).toContain('faulty FAILED on trial: /van-leasing answers 500. No node was touched.');
    expect(code).toBe(1);
    expect(listProcesses()).toEqual(before);
    expect(await deploy('two', '--trial', String(trial))).toMatchObject({ code: 0 });
    expect(await listBuilds()).toEqual(['build-two', 'build-two']);
    expect(findProcess(root, trial)).toBeUndefined();
  },
  limitMs,
);

test(
  'a node that ends after it was found right stops the roll, because the last one may not go',
  async () => {
    const { nodes, deploy, listBuilds } = await createMachine('ends later');
    const { code, output } = await deploy('faulty');

    expect(output).toContain(`${nodes[1]} STAYS`);
    expect(code).toBe(1);
    expect(await listBuilds()).toEqual([undefined, 'build-one']);

    // The node that serves nobody goes first.
    expect(await deploy('two')).toMatchObject({ code: 0 });
    expect(await listBuilds()).toEqual(['build-two', 'build-two']);
  },
  limitMs,
);

test(
  'a node that cannot be put back is said to be down',
  async () => {
    const { root, nodes, deploy, listProcesses } = await createMachine('failing page');
    const [, second] = listProcesses();
    await rm(join(root, 'releases/one'), { recursive: true });
    const { code, output } = await deploy('faulty');

    expect(output).toContain(`${nodes[0]} IS DOWN and needs a person`);
    expect(code).toBe(3);
    expect(listProcesses()[1]).toBe(second);
  },
  limitMs,
);

const refused: readonly (readonly [args: readonly string[], words: string])[] = [
  [[], 'Name a release, or say --roll-back'],
  [['two', '--roll-back'], 'one of the two'],
  [['two', 'one'], 'One release at a time'],
  [['two'], 'There is no node yet'],
  [['two', '--nodes', '80,x'], 'Nodes are ports'],
  [['two', '--nodes', '80,80'], 'named twice'],
  [['two', '--nodes', '80', '--page', 'faq'], 'begins with a slash'],
  [['two', '--nodes', '80', '--ready-seconds', 'soon'], 'is a number'],
  [['two', '--nodes', '80', '--trial', '80'], 'a port of its own'],
  [['two', '--quickly'], '--quickly'],
];

test('a command line that makes no sense is refused in words', () => {
  for (const [args, words] of refused)
    expect(() => readOptions([...args, '--root', import.meta.dirname]), words).toThrow(words);
});

test(
  'what cannot be deployed is refused, and nothing is touched',
  async () => {
    const { root, deploy, listProcesses } = await createMachine();
    const before = listProcesses();
    await expect(readRelease(root, '../releases/two')).rejects.toThrow('is no name of a release');
    await mkdir(join(root, 'releases/unbuilt'));
    expect(await deploy('unbuilt')).toEqual({ code: 2, output: expect.stringContaining('is no build') });
    expect(await deploy('--roll-back')).toEqual({
      code: 2,
      output: expect.stringContaining('none can come back'),
    });
    await mkdir(join(root, 'deploying'), { recursive: true });
    const { release } = lockFolder(join(root, 'deploying'));
    expect(await deploy('two')).toEqual({
      code: 2,
      output: expect.stringContaining('Another deploy is running'),
    });
    release();

    expect(listProcesses()).toEqual(before);
  },
  limitMs,
);
