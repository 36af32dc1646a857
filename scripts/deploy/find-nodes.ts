import { once } from 'node:events';
import { createServer } from 'node:net';
import { readCommand } from './node.ts';
import type { DeployOptions } from './read-options.ts';
import { findLinked, nodeLink, RefusedError } from './releases.ts';

/** Ports of nodes. */
export interface FoundNodes {
  /** Those to replace. */
  readonly nodes: readonly number[];
  /** These and all others of this machine, in the order of their ports. */
  readonly all: readonly number[];
}

/** The nodes that have a unit: a link may be left of one that is gone, and one that serves may have lost its link. */
export async function findNodes({
  nodes: named,
  commands,
}: Pick<DeployOptions, 'nodes' | 'commands'>): Promise<FoundNodes> {
  const listed = await listNodes(commands.list);
  const nodes = named ?? listed;
  if (nodes.length === 0)
    throw new RefusedError('There is no node yet: name the first ones with --nodes 3001,3002.');
  return { nodes, all: toSorted([...listed, ...nodes]) };
}

async function listNodes(command: string): Promise<readonly number[]> {
  try {
    const printed = await readCommand(command, {});
    const ports = [...printed.matchAll(/leasing-site@(\d+)\.service|^(\d+)$/gm)];
    return toSorted(ports.map(([, unit, line]) => Number(unit ?? line)));
  } catch (error) {
    throw new RefusedError(
      `Which nodes there are could not be found out: ${(error as Error).message.trim()}`,
      {
        cause: error,
      },
    );
  }
}

const toSorted = (ports: readonly number[]) => [...new Set(ports)].sort((a, b) => a - b);

/** Throws `RefusedError` unless a release may run on this port: one on trial is stopped, and its link deleted. */
export async function refuseTakenPort(root: string, port: number, all: readonly number[]): Promise<void> {
  const refuse = (why: string) => {
    throw new RefusedError(`The trial needs a port of its own: ${why}.`);
  };
  if (all.includes(port)) refuse(`${port} is that of a node`);
  if ((await findLinked(root, nodeLink(port))) !== undefined)
    refuse(`${nodeLink(port)} is there; if it is left of a trial that was broken off, remove it`);
  if (!(await isFree(port))) refuse(`something listens on ${port}, or it may not be used`);
}

/** Whether this process could listen there, on every address of the machine. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
