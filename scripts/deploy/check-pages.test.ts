import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPages } from './check-pages.ts';
import { originOf, waitUntilReady } from './node.ts';
import { createMachine } from './testing/deploy-machine.ts';

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

test('pages are looked at as a browser would, and the answer says what is wrong', async () => {
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
}, 60_000);
