import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from '#server/platform/database/lock-folder.ts';
import { findFreePort } from '#server/testing/site-process.ts';
import { currentLink, findLinked, readRelease } from './releases.ts';
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
