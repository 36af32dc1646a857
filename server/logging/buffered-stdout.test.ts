import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

const moduleUrl = new URL('./buffered-stdout.ts', import.meta.url).href;

/** Standard output of a process that runs the code with `output` at hand. */
async function outputOf(code: string): Promise<string> {
  const script = `import { bufferedStdout } from '${moduleUrl}'; const output = bufferedStdout(); ${code}`;
  return new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module', '-e', script], (_error, stdout) => resolve(stdout));
  });
}

test('a process that ends has written its last line', async () => {
  expect(await outputOf("output.write('first\\n'); output.write('last\\n');")).toBe('first\nlast\n');
});

test('a process that exits has written its last line', async () => {
  expect(await outputOf("output.write('last\\n'); process.exit(1);")).toBe('last\n');
});

test('a process that crashes has written its last line', async () => {
  expect(await outputOf("output.write('last\\n'); throw new Error('crash');")).toBe('last\n');
});

test('a line leaves although the process lives on', async () => {
  const waitsForItself =
    "output.write('line\\n'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2000);";
  expect(await outputOf(waitsForItself)).toBe('line\n');
});

test('many lines stay whole and in order', async () => {
  const lines = await outputOf("for (let n = 0; n < 5000; n++) output.write('line ' + n + '\\n');");

  expect(lines.trimEnd().split('\n')).toEqual(Array.from({ length: 5000 }, (_, n) => `line ${n}`));
});
