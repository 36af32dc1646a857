import { setTimeout as delay } from 'node:timers/promises';
import { checkPages } from './check-pages.ts';
import { findReadyBuild, originOf, runCommand } from './node.ts';
import { pruneReleases } from './prune-releases.ts';
import {
  currentLink,
  findLinked,
  linkRelease,
  nodeLink,
  previousLink,
  RefusedError,
  type Release,
  readRelease,
} from './releases.ts';
import type { RollOptions } from './roll-options.ts';
import { startRelease } from './start-release.ts';
import { passesTrial, toWords } from './try-release.ts';

/** How a roll ended; the numbers are the command's exit codes. */
export const outcomes = { done: 0, stopped: 1, refused: 2, down: 3 } as const;
type Outcome = Exclude<keyof typeof outcomes, 'refused'>;

/**
 * Replaces one node after another by a release, and looks at real pages of each before it goes on. At the first fault
 * that node gets the release back that it had, and the others are left as they are. Throws `RefusedError` before
 * anything was touched.
 */
export async function roll(options: RollOptions): Promise<Outcome> {
  const { root, release, report } = options;
  const nodes = await absentFirst(options.nodes);
  const before = await Promise.all(nodes.map((node) => findLinked(root, nodeLink(node))));
  const replaced = before.find((name) => name !== undefined && name !== release.name);
  report.say(
    'begun',
    { nodes, release },
    `Nodes ${nodes.join(', ')} get release ${release.name} (build ${release.build}).`,
  );
  if (!(await passesTrial(options))) return 'stopped';
  if (replaced !== undefined) await linkRelease(root, previousLink, replaced);
  for (const [place, node] of nodes.entries()) {
    if (options.isStopped()) return stopHere(options, nodes.slice(place));
    const outcome = await replaceNode({ ...options, nodes }, node);
    if (outcome !== 'done') return outcome;
    if (place < nodes.length - 1) await delay(options.settleMs);
  }
  const others = await listOthers(options);
  if (others.length === 0) await finish(options);
  else {
    const words = `${nodes.join(', ')} run release ${release.name}; ${others.join(', ')} not yet, so \`current\` stays.`;
    report.say('done', { release, others }, words);
  }
  return 'done';
}

/** Nodes of this machine that were not to be replaced and have another release. */
async function listOthers({ root, all, release }: RollOptions): Promise<readonly number[]> {
  const names = await Promise.all(all.map((node) => findLinked(root, nodeLink(node))));
  return all.filter((_, place) => names[place] !== release.name);
}

async function finish(options: RollOptions): Promise<void> {
  const { root, release, report } = options;
  await linkRelease(root, currentLink, release.name);
  report.say('done', { release }, `All nodes run release ${release.name}.`);
  try {
    const removed = await pruneReleases(options);
    if (removed.length > 0) report.say('pruned', { removed }, `Removed old releases: ${removed.join(', ')}.`);
  } catch (error) {
    const fault = toWords(error);
    report.say('not-pruned', { fault }, `Old releases could NOT be removed: ${fault}.`);
  }
}

/** A node that is not ready serves nobody, so it goes first and the others go on. */
async function absentFirst(nodes: readonly number[]): Promise<readonly number[]> {
  const builds = await Promise.all(nodes.map(findReadyBuild));
  const isAbsent = (_: number, place: number) => builds[place] === undefined;
  return [...nodes.filter(isAbsent), ...nodes.filter((node, place) => !isAbsent(node, place))];
}

function stopHere({ report }: RollOptions, left: readonly number[]): Outcome {
  report.say('stopped', { left }, `Stopped as you wished. Not replaced: ${left.join(', ')}.`);
  return 'stopped';
}

async function replaceNode(options: RollOptions, node: number): Promise<Outcome> {
  const { root, release, report } = options;
  const before = await findLinked(root, nodeLink(node));
  const isThere = before === release.name && (await findReadyBuild(node)) === release.build;
  if (!isThere && !(await canBeSpared(options, node))) {
    report.say(
      'node-alone',
      { node },
      `${node} STAYS: no other node is ready, so visitors would find no site.`,
    );
    return 'stopped';
  }
  try {
    if (!isThere) await exchange(options, node, release);
    const looks = await checkPages({ origin: originOf(node), build: release.build, paths: options.paths });
    const words = `${node} ${isThere ? 'has' : 'runs'} ${release.name}: ${looks} pages and files are right.`;
    report.say('node-replaced', { node, looks, isThere }, words);
    return 'done';
  } catch (error) {
    const fault = toWords(error);
    report.say('node-failed', { node, fault }, `${node} FAILED with ${release.name}: ${fault}.`);
    return isThere ? 'stopped' : putBack(options, node, before);
  }
}

/** Whether visitors lose nothing while this node is away. A machine with one node has the others elsewhere. */
async function canBeSpared({ all }: RollOptions, node: number): Promise<boolean> {
  if (all.length === 1 || (await findReadyBuild(node)) === undefined) return true;
  const others = await Promise.all(all.filter((each) => each !== node).map(findReadyBuild));
  return others.some((build) => build !== undefined);
}

/** Stops the node and starts it with the release. */
async function exchange(options: RollOptions, node: number, release: Release): Promise<void> {
  const { commands, report } = options;
  report.say('node-stopping', { node }, `${node} finishes its work and ends …`);
  await runCommand(commands.stop, node);
  await startRelease(options, node, release);
}

async function putBack(options: RollOptions, node: number, before: string | undefined): Promise<Outcome> {
  const { root, report, nodes } = options;
  try {
    if (before === undefined) throw new RefusedError('it had no release before');
    // It was ready before, so it is worth waiting for.
    const readyMs = Math.max(options.readyMs, 60_000);
    await exchange({ ...options, readyMs }, node, await readRelease(root, before));
    const left = nodes.slice(nodes.indexOf(node) + 1);
    const others = left.length > 0 ? ` Not touched: ${left.join(', ')}.` : '';
    report.say('node-put-back', { node, before, left }, `${node} runs ${before} again.${others}`);
    return 'stopped';
  } catch (error) {
    const fault = toWords(error);
    report.say('node-down', { node, fault }, `${node} IS DOWN and needs a person: ${fault}.`);
    return 'down';
  }
}
