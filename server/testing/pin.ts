import { spawnSync } from 'node:child_process';

const canPin = spawnSync('taskset', ['--version']).status === 0;

/** What stands before a command so that it runs on one processor core; nothing if the system cannot, or any core will do. */
export function toPin(core: number | undefined): readonly string[] {
  return core !== undefined && canPin ? ['taskset', '-c', String(core)] : [];
}
