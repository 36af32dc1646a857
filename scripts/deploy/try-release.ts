import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPages } from './check-pages.ts';
import { originOf, runCommand } from './node.ts';
import { nodeLink } from './releases.ts';
import type { RollOptions } from './roll-options.ts';
import { startRelease } from './start-release.ts';

/** Whether the release is right on its trial port, or there is none; says what was found. */
export async function passesTrial(options: RollOptions): Promise<boolean> {
  const { trial, release, report } = options;
  if (trial === undefined) return true;
  try {
    const looks = await tryRelease(options, trial);
    report.say(
      'trial-passed',
      { trial, looks },
      `${release.name} on trial: ${looks} pages and files are right.`,
    );
    return true;
  } catch (error) {
    const fault = toWords(error);
    report.say(
      'trial-failed',
      { trial, fault },
      `${release.name} FAILED on trial: ${fault}. No node was touched.`,
    );
    return false;
  }
}

/**
 * Runs the release as a node that the balancer does not know, looks at its pages and ends it. Returns how many pages
 * and files are right. Throws an error that says what is wrong.
 */
async function tryRelease(options: RollOptions, node: number): Promise<number> {
  const { release, paths } = options;
  const look = async () => {
    await startRelease(options, node, release);
    return checkPages({ origin: originOf(node), build: release.build, paths });
  };
  const [looked] = await Promise.allSettled([look()]);
  const [ended] = await Promise.allSettled([endTrial(options, node)]);
  const faults = [looked, ended].flatMap((each) =>
    each.status === 'rejected' ? [toWords(each.reason)] : [],
  );
  if (looked.status === 'rejected' || faults.length > 0) throw new Error(faults.join('; and '));
  return looked.value;
}

async function endTrial({ root, commands }: RollOptions, node: number): Promise<void> {
  try {
    await runCommand(commands.stop, node);
    await rm(join(root, nodeLink(node)), { force: true });
  } catch (error) {
    throw new Error(`the trial on ${node} could not be ended: ${toWords(error)}`, { cause: error });
  }
}

/** What went wrong, as part of a sentence. */
export function toWords(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
