import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { LockHeldError } from '#server/platform/database/database.ts';
import { lockFolder } from '#server/platform/database/lock-folder.ts';
import { type FoundNodes, findNodes, refuseTakenPort } from './deploy/find-nodes.ts';
import { askReady } from './deploy/node.ts';
import { type DeployOptions, help, readOptions } from './deploy/read-options.ts';
import { findLinked, nodeLink, previousLink, RefusedError, readRelease } from './deploy/releases.ts';
import { createReport, type Report } from './deploy/report.ts';
import { outcomes, roll } from './deploy/roll.ts';

// `npm run deploy`: replaces the nodes of this machine one after another. The help says how it ends.

let isStopped = false;
const stop = () => {
  isStopped = true;
  console.log('Stopping once this node is done …');
};
// A terminal that is closed sends SIGHUP, and takes no more words; the file has them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  const options = readOptions(process.argv.slice(2));
  if (options === undefined) console.log(help);
  else {
    const found = await findNodes(options);
    const outcome = await deploy(options, found).catch(sayFault);
    // Who was refused finds nothing touched, the log neither.
    const report = createReport(console.log, outcome === 'refused' ? '/dev/null' : options.logFile);
    const areReady = await sayStates(report, options, found);
    process.exitCode = outcomes[outcome === 'stopped' && !areReady ? 'down' : outcome];
  }
} catch (error) {
  process.exitCode = outcomes[sayFault(error)];
}

async function deploy(options: DeployOptions, found: FoundNodes) {
  const { root, logFile, trial } = options;
  const name = options.release ?? (await findLinked(root, previousLink));
  if (name === undefined)
    throw new RefusedError('No deploy has replaced a release here, so none can come back.');
  const release = await readRelease(root, name);
  const lock = await lockDeploys(root);
  try {
    if (trial !== undefined) await refuseTakenPort(root, trial, found.all);
    const report = createReport(console.log, logFile);
    return await roll({ ...options, ...found, release, report, isStopped: () => isStopped });
  } finally {
    lock.release();
  }
}

function sayFault(error: unknown): 'refused' | 'stopped' {
  const isRefused = error instanceof RefusedError || error instanceof UsageError;
  console.error(isRefused ? `Nothing was touched. ${error.message}` : error);
  return isRefused ? 'refused' : 'stopped';
}

/** After every end, what each node runs. Returns whether all are ready. */
async function sayStates(
  report: Report,
  { root, trial }: DeployOptions,
  { all }: FoundNodes,
): Promise<boolean> {
  const isTrialLeft =
    trial !== undefined && !all.includes(trial) && (await findLinked(root, nodeLink(trial)));
  const states = await describeNodes(root, all);
  const left = isTrialLeft ? await describeNodes(root, [trial]) : [];
  for (const { words, ...facts } of states) report.say('node-state', facts, words);
  for (const { words, ...facts } of left) report.say('trial-left', facts, `Left of the trial: ${words}`);
  return states.every(({ isReady }) => isReady);
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

/** What a node runs, and what it says of itself. */
interface NodeState {
  readonly node: number;
  /** Where its link leads; undefined without one. */
  readonly release: string | undefined;
  readonly isReady: boolean;
  readonly words: string;
}

/** Asks each node, and looks where its link leads. Never throws. */
async function describeNodes(root: string, nodes: readonly number[]): Promise<readonly NodeState[]> {
  return Promise.all(nodes.map((node) => describeNode(root, node)));
}

async function describeNode(root: string, node: number): Promise<NodeState> {
  const { status, build, words } = await askReady(node);
  const release = await findLinked(root, nodeLink(node)).catch(() => undefined);
  const linked = await readRelease(root, release ?? '').catch(() => undefined);
  const isReady = status === 200;
  const has = release === undefined ? 'no release' : `release ${release}`;
  // A link that was changed says nothing of a process that was not started again.
  const isOther = build !== undefined && linked?.build !== build;
  const answer = isReady
    ? `is ready${isOther ? ` with another build, ${build}` : ''}`
    : `is not ready: ${words}`;
  return { node, release, isReady, words: `${node} has ${has} and ${answer}.` };
}
