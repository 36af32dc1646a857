import { notAnswering, readCommand, runCommand, waitUntilReady } from './node.ts';
import { linkRelease, nodeLink, type Release } from './releases.ts';
import type { RollOptions } from './roll-options.ts';

/**
 * Leads a stopped node's link to the release, starts it and waits until it is ready. Throws an error that says what is
 * wrong, in the node's own words if it has written any.
 */
export async function startRelease(
  { root, commands, readyMs }: Pick<RollOptions, 'root' | 'commands' | 'readyMs'>,
  node: number,
  release: Release,
): Promise<void> {
  await linkRelease(root, nodeLink(node), release.name);
  const since = Math.floor(Date.now() / 1000);
  await runCommand(commands.start, node);
  try {
    await waitUntilReady(node, release.build, readyMs);
  } catch (error) {
    const written = await readCommand(commands.journal, { node, since }).catch(() => '');
    const said = listSentences(written).join(' ');
    if (said === '') throw error;
    const fault = (error as Error).message.replace(`: ${notAnswering}`, '');
    throw new Error(`${fault}. It says: ${said}`, { cause: error });
  }
}

/** The lines for people of a node's output, each once, because a node that does not start is started again. */
function listSentences(written: string): readonly string[] {
  const lines = written.split('\n').map((line) => line.trim());
  return [...new Set(lines.flatMap((line) => (line.startsWith('{') ? listErrors(line) : [line])))]
    .filter((line) => line !== '')
    .slice(-10);
}

/** A line of the log is for people if it is about an error. */
function listErrors(line: string): readonly string[] {
  try {
    const { level, event, error } = JSON.parse(line);
    return level === 'error' ? [`${event}: ${error?.message ?? line}`] : [];
  } catch {
    return [];
  }
}
