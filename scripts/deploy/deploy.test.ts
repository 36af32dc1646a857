import { once } from 'node:events';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from '#server/platform/database/lock-folder.ts';
import { eventually } from '#server/testing/eventually.ts';
import { findFreePort } from '#server/testing/site-process.ts';
import { findReadyBuild } from './node.ts';
import { currentLink, findLinked, nodeLink, readRelease } from './releases.ts';
import { createMachine } from './testing/deploy-machine.ts';
import { findProcess } from './testing/shell-nodes.ts';

/** Each test starts up to eight processes. */
const limitMs = 60_000;

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
      ['node-state', 0],
      ['node-state', 1],
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
  'a trial is refused on a port that a node has, by its unit, its link or by listening, and no node is touched',
  async () => {
    const { root, nodes, deploy, listBuilds, listProcesses } = await createMachine();
    const [first = 0, second = 0] = nodes;
    const before = listProcesses();
    const tryOn = (port: number) => deploy('two', '--nodes', String(first), '--trial', String(port));
    const states = `${first} has release one and is ready.\n${second} has release one and is ready.\n`;

    expect(await tryOn(second)).toEqual({
      code: 2,
      output: expect.stringContaining(`${second} is that of a node`),
    });
    expect((await tryOn(second)).output).toContain(states);
    const linked = await findFreePort();
    await symlink('../releases/one', join(root, nodeLink(linked)));
    expect(await tryOn(linked)).toEqual({
      code: 2,
      output: expect.stringContaining(`nodes/${linked} is there`),
    });
    const listening = createServer().listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    expect(await tryOn(port)).toEqual({
      code: 2,
      output: expect.stringContaining(`something listens on ${port}`),
    });
    listening.close();

    expect(listProcesses()).toEqual(before);
    expect(await listBuilds()).toEqual(['build-one', 'build-one']);
    expect(await findLinked(root, nodeLink(second))).toBe('one');
  },
  limitMs,
);

test(
  'all nodes are those with a unit: one that has lost its link is replaced, and a link that is left over is not',
  async () => {
    const { root, nodes, deploy, listBuilds } = await createMachine();
    const [, second = 0] = nodes;
    await rm(join(root, nodeLink(second)));
    await symlink('../releases/one', join(root, nodeLink(await findFreePort())));

    expect(await deploy('two')).toEqual({
      code: 0,
      output: expect.stringContaining(`${second} has release two and is ready.`),
    });
    expect(await listBuilds()).toEqual(['build-two', 'build-two']);
  },
  limitMs,
);

test(
  'a deploy of some nodes says which others have another release, and takes no last ready node',
  async () => {
    const { root, nodes, deploy, listProcesses } = await createMachine();
    const [first = 0, second = 0] = nodes;
    const part = await deploy('two', '--nodes', String(first));

    expect(part).toEqual({
      code: 0,
      output: expect.stringContaining(`${second} not yet, so \`current\` stays`),
    });
    expect(part.output).toContain(
      `${first} has release two and is ready.\n${second} has release one and is ready.\n`,
    );
    expect(await findLinked(root, currentLink)).toBe('one');

    process.kill(listProcesses()[0] ?? 0, 'SIGKILL');
    await eventually(() => findReadyBuild(first), undefined);
    expect(await deploy('two', '--nodes', String(second))).toEqual({
      code: 3,
      output: expect.stringContaining(`${second} STAYS: no other node is ready`),
    });
  },
  limitMs,
);

test(
  'what a node says when it does not start is in the fault, on trial too',
  async () => {
    const { deploy } = await createMachine('wrong setting');
    const words =
      'it was not ready in 0.5 s. It says: The configuration cannot be used: - SITE_ORIGIN must be an address.';
    const trial = String(await findFreePort());

    expect(await deploy('faulty', '--ready-seconds', '0.5')).toEqual({
      code: 1,
      output: expect.stringContaining(words),
    });
    expect((await deploy('faulty', '--ready-seconds', '0.5', '--trial', trial)).output).toContain(words);
  },
  limitMs,
);

test(
  'a deploy that is interrupted stops between two nodes and says what each runs',
  async () => {
    const { root, nodes, start } = await createMachine();
    const [first, second] = nodes;
    const running = start('two', '--settle-seconds', '2');
    await eventually(async () => findLinked(root, nodeLink(first ?? 0)), 'two');
    running.child.kill('SIGHUP');

    expect(await running.ended).toEqual({
      code: 1,
      output: expect.stringContaining(
        `${first} has release two and is ready.\n${second} has release one and is ready.\n`,
      ),
    });
  },
  limitMs,
);

test(
  'a log that cannot be written stops no deploy halfway',
  async () => {
    const { root, deploy, listBuilds } = await createMachine();
    const result = await deploy('two', '--log', join(root, 'releases'));

    expect(result).toEqual({
      code: 0,
      output: expect.stringContaining('releases cannot be written: EISDIR'),
    });
    expect(await listBuilds()).toEqual(['build-two', 'build-two']);
  },
  limitMs,
);

test(
  'old releases go once all nodes run another, but none that is in use, was before or is not built',
  async () => {
    const { root, deploy, addRelease } = await createMachine();
    for (const [place, name] of ['oldest', 'older', 'old', 'next'].entries())
      await addRelease(name, 100 - place);
    await mkdir(join(root, 'releases/unbuilt'));
    await mkdir(join(root, 'releases/.removing-lost/dist'), { recursive: true });
    await addRelease('one', 200);

    expect(await deploy('two', '--keep', '4')).toEqual({
      code: 0,
      output: expect.stringContaining('Removed old releases: older, oldest.'),
    });
    expect((await readdir(join(root, 'releases'))).toSorted()).toEqual([
      'faulty',
      'next',
      'old',
      'one',
      'two',
      'unbuilt',
    ]);
  },
  limitMs,
);

test(
  'a node that ends after it was found right stops the roll, because the last one may not go',
  async () => {
    const { nodes, deploy, listBuilds } = await createMachine('ends later');
    const { code, output } = await deploy('faulty');

    expect(output).toContain(`${nodes[1]} STAYS`);
    // The first node is down.
    expect(code).toBe(3);
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
