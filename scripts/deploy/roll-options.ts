import type { NodeCommands } from './node.ts';
import type { Release } from './releases.ts';
import type { Report } from './report.ts';

/** What a roll works with. */
export interface RollOptions {
  /** The folder with `releases/` and `nodes/`. */
  readonly root: string;
  readonly release: Release;
  /** Ports of the nodes, in the order in which they are replaced. */
  readonly nodes: readonly number[];
  /** These and all others of this machine. */
  readonly all: readonly number[];
  readonly commands: NodeCommands;
  /** Port of a node without visitors, which runs the release first; undefined for none. */
  readonly trial: number | undefined;
  /** How many releases stay. */
  readonly kept: number;
  /** Pages to look at besides the usual ones. */
  readonly paths: readonly string[];
  readonly readyMs: number;
  /** Time in which the balancer notices that a node is ready, before the next one is taken out. */
  readonly settleMs: number;
  readonly report: Report;
  /** True once the operator wants no further node to be replaced. */
  readonly isStopped: () => boolean;
}
