import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** The output of a command that ends with 1, when its file of settings has this content. */
async function failWith(command: string, settings: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'command-settings-'));
  const ENV_FILE = join(folder, 'site.env');
  writeFileSync(ENV_FILE, settings);
  const program = join(import.meta.dirname, `${command}.ts`);
  const failed: unknown = await promisify(execFile)(process.execPath, [program, '--help'], {
    env: { PATH: process.env.PATH, ENV_FILE },
  }).catch((error: unknown) => error);
  rmSync(folder, { recursive: true });
  expect(failed).toMatchObject({ code: 1 });
  return (failed as { readonly stderr: string }).stderr;
}

test.each(['catalogue', 'enquiries', 'search'])('npm run %s reads the file of settings', async (command) => {
  const complaint = await failWith(command, 'DATABASE_URL=mysql://db.example/x\n');

  expect(complaint).toBe(
    'The configuration cannot be used:\n- DATABASE_URL must begin with postgres:// or postgresql://\n',
  );
});

test('a command reports faults of the file of settings without a stack', async () => {
  expect(await failWith('catalogue', 'PORT\n')).toMatch(/site\.env, line 1: write NAME=value.*\n$/);
});
