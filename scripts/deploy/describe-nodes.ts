import { askReady } from './node.ts';
import { findLinked, nodeLink, readRelease } from './releases.ts';

/** What a node runs, and what it says of itself. */
export interface NodeState {
  readonly node: number;
  /** Where its link leads; undefined without one. */
  readonly release: string | undefined;
  readonly isReady: boolean;
  readonly words: string;
}

/** Asks each node, and looks where its link leads. Never throws. */
export async function describeNodes(root: string, nodes: readonly number[]): Promise<readonly NodeState[]> {
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
