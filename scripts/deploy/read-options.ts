import { join, resolve } from 'node:path';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { parseTyped } from '#server/platform/command-line/parse-typed.ts';
import { type NodeCommands, systemdCommands } from './node.ts';

/** How long a balancer is given to notice that a node is back, before the next one is taken. */
export const usualSettleSeconds = 5;

/** About 700 MB each. */
const usualKept = 4;

/** What `npm run deploy -- --help` says. */
export const help = `npm run deploy -- RELEASE      replaces one node after another by releases/RELEASE
npm run deploy -- --roll-back  the same with the release that the last deploy replaced

  --root FOLDER          has releases/, and nodes/PORT for each node (default: /opt/leasing-site)
  --nodes PORT,PORT      which nodes, in this order (default: all whose unit is enabled or runs)
  --stop, --start TEXT   shell commands in which {node} is the port
                         (default: ${systemdCommands.stop}, … start …)
  --list TEXT            shell command that prints the port of each node on a line (default: by systemctl)
  --journal TEXT         shell command that prints what a node has written since {since} (default: by journalctl)
  --trial PORT           run the release there first, where no node is and the balancer sends no visitors: a fault
                         that shows there stops the deploy before any node is touched
  --keep N               how many releases stay, the newest (${usualKept}); those in use and the one before always do
  --page PATH            a page to look at besides the usual ones; may be repeated
  --ready-seconds N      how long a node may take to be ready (60)
  --settle-seconds N     how long the balancer may take to notice (${usualSettleSeconds})
  --log FILE             lines of JSON (default: ROOT/deploys.log)

Ctrl-C stops between two nodes. Ends with 0: all these nodes run it; 1: stopped at a fault, that node runs its earlier
release, later ones were not touched; 2: refused, nothing was touched; 3: stopped, and a node is not ready. What each
node runs is said at the end.`;

/** What the command line asks for, with the defaults filled in. */
export interface DeployOptions {
  readonly root: string;
  /** Undefined to roll back. */
  readonly release: string | undefined;
  /** Undefined for all of this machine. */
  readonly nodes: readonly number[] | undefined;
  readonly commands: NodeCommands;
  readonly trial: number | undefined;
  /** How many releases stay. */
  readonly kept: number;
  readonly paths: readonly string[];
  readonly readyMs: number;
  readonly settleMs: number;
  readonly logFile: string;
}

const options = {
  'roll-back': { type: 'boolean', default: false },
  root: { type: 'string', default: '/opt/leasing-site' },
  nodes: { type: 'string' },
  stop: { type: 'string', default: systemdCommands.stop },
  start: { type: 'string', default: systemdCommands.start },
  list: { type: 'string', default: systemdCommands.list },
  journal: { type: 'string', default: systemdCommands.journal },
  trial: { type: 'string' },
  keep: { type: 'string', default: String(usualKept) },
  page: { type: 'string', multiple: true },
  'ready-seconds': { type: 'string', default: '60' },
  'settle-seconds': { type: 'string', default: String(usualSettleSeconds) },
  log: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Reads the command line; undefined if it asks for help. Throws `UsageError`. */
export function readOptions(args: readonly string[]): DeployOptions | undefined {
  const { values, positionals } = parseTyped({ args: [...args], options, allowPositionals: true });
  if (values.help) return undefined;
  const [release, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`One release at a time, not also ${more.join(', ')}.`);
  if ((release === undefined) !== values['roll-back'])
    throw new UsageError('Name a release, or say --roll-back: one of the two.');
  const root = resolve(values.root);
  const { stop, start, list, journal } = values;
  const [trial] = values.trial === undefined ? [] : readNodes([values.trial]);
  return {
    root,
    release,
    nodes: values.nodes === undefined ? undefined : readNodes(values.nodes.split(',')),
    commands: { stop, start, list, journal },
    trial,
    kept: readKept(values.keep),
    paths: (values.page ?? []).map(readPath),
    readyMs: readSeconds('ready', values['ready-seconds']),
    settleMs: readSeconds('settle', values['settle-seconds']),
    logFile: resolve(values.log ?? join(root, 'deploys.log')),
  };
}

function readNodes(names: readonly string[]): readonly number[] {
  const nodes = names.map(Number);
  if (nodes.some((node) => !Number.isInteger(node) || node < 1 || node > 65_535))
    throw new UsageError(`Nodes are ports, such as 3001,3002, not ${names.join(',')}.`);
  if (new Set(nodes).size < nodes.length)
    throw new UsageError(`A node is named twice in ${names.join(',')}.`);
  return nodes;
}

function readPath(path: string): string {
  if (!path.startsWith('/')) throw new UsageError(`A page begins with a slash, not ${path}.`);
  return path;
}

function readKept(text: string): number {
  const kept = Number(text);
  if (!Number.isInteger(kept) || kept < 1) throw new UsageError(`--keep is a number from 1 on, not ${text}.`);
  return kept;
}

function readSeconds(name: string, text: string): number {
  const seconds = Number(text);
  if (!(seconds >= 0 && seconds <= 3_600))
    throw new UsageError(`--${name}-seconds is a number up to 3600, not ${text}.`);
  return seconds * 1_000;
}
