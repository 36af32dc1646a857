import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPages } from './check-pages.ts';
import { originOf, runCommand, waitUntilReady } from './node.ts';
import { linkRelease, nodeLink } from './releases.ts';
import type { RollOptions } from './roll-options.ts';

/**
 * Runs the release as a node that the balancer does not know, looks at its pages and ends it. Returns how many pages
 * and files are right. Throws an error that says what is wrong.
 */
export async function tryRelease(options: RollOptions, node: number): Promise<number> {
  const { root, release, commands, readyMs, paths } = options;
  await linkRelease(root, nodeLink(node), release.name);
  try {
    await runCommand(commands.start, node);
    await waitUntilReady(node, release.build, readyMs);
    return await checkPages({ origin: originOf(node), build: release.build, paths });
  } finally {
    await runCommand(commands.stop, node);
    await rm(join(root, nodeLink(node)));
  }
}
