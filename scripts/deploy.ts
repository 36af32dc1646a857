import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LockHeldError } from '#server/platform/database/database.ts';
import { lockFolder } from '#server/platform/database/lock-folder.ts';
import { type DeployOptions, help, readOptions } from './deploy/read-options.ts';
import { findLinked, previousLink, RefusedError, readRelease } from './deploy/releases.ts';
import { createReport } from './deploy/report.ts';
import { outcomes, roll } from './deploy/roll.ts';

// `npm run deploy`: replaces the nodes of this machine one after another. The help says how it ends.

let isStopped = false;
const stop = () => {
  isStopped = true;
  console.log('Stopping once this node is done …');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

try {
  const options = readOptions(process.argv.slice(2));
  if (options === undefined) console.log(help);
  else process.exitCode = outcomes[await deploy(options)];
} catch (error) {
  if (!(error instanceof RefusedError)) throw error;
  console.error(`Nothing was touched. ${error.message}`);
  process.exitCode = outcomes.refused;
}

async function deploy(options: DeployOptions) {
  const { root, logFile } = options;
  const name = options.release ?? (await findLinked(root, previousLink));
  if (name === undefined)
    throw new RefusedError('No deploy has replaced a release here, so none can come back.');
  const release = await readRelease(root, name);
  const lock = await lockDeploys(root);
  try {
    const report = createReport(console.log, logFile);
    return await roll({ ...options, release, report, isStopped: () => isStopped });
  } finally {
    lock.release();
  }
}

/** Two operators at once would take out two nodes at once. */
async function lockDeploys(root: string) {
  const folder = join(root, 'deploying');
  await mkdir(folder, { recursive: true });
  try {
    return lockFolder(folder);
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw error;
    throw new RefusedError('Another deploy is running here.', { cause: error });
  }
}
