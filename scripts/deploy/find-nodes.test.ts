import { expect, test } from 'vitest';
import { findNodes } from './find-nodes.ts';
import { systemdCommands } from './node.ts';

const find = (list: string, nodes?: readonly number[]) =>
  findNodes({ nodes, commands: { ...systemdCommands, list } });

/** What systemctl prints: units that run, then the wants of the target, in which only enabled ones are. */
const printed = `leasing-site@3002.service loaded active running Leasing site on port 3002
leasing-site@3003.service loaded activating auto-restart Leasing site on port 3003

haproxy.service leasing-site-backup.timer leasing-site@3002.service leasing-site@3001.service cron.service`;

test('nodes are the units that run or are enabled, each once, and those that are named', async () => {
  expect(await find(`echo '${printed}'`)).toEqual({ nodes: [3001, 3002, 3003], all: [3001, 3002, 3003] });
  expect(await find('echo 3001; echo 3002', [3003, 3002])).toEqual({
    nodes: [3003, 3002],
    all: [3001, 3002, 3003],
  });
});

test('no node at all, and a command that fails, are refused in words', async () => {
  await expect(find('true')).rejects.toThrow('There is no node yet: name the first ones with --nodes');
  await expect(find('echo no manager >&2; exit 1')).rejects.toThrow(/could not be found out: .*no manager/s);
});
