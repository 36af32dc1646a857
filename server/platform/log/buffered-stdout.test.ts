import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';

const moduleUrl = new URL('./buffered-stdout.ts', import.meta.url).href;

const withOutput = (code: string) =>
  `import { bufferedStdout } from '${moduleUrl}'; const output = bufferedStdout(); ${code}`;

/** The standard output of a process that runs the code, in which `output` is a buffered standard output. */
async function outputOf(code: string): Promise<string> {
  return new Promise((resolve) => {
    const args = ['--input-type=module', '-e', withOutput(code)];
    execFile(process.execPath, args, (_error, stdout) => resolve(stdout));
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

test('a line is written while the process goes on running', async () => {
  const waitsForItself =
    "output.write('line\\n'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2000);";
  expect(await outputOf(waitsForItself)).toBe('line\n');
});

test('many lines stay whole and in order', async () => {
  const lines = await outputOf("for (let n = 0; n < 5000; n++) output.write('line ' + n + '\\n');");

  expect(lines.trimEnd().split('\n')).toEqual(Array.from({ length: 5000 }, (_, n) => `line ${n}`));
});

/** Both ends of a pipe, as a shell or a container makes one. */
async function makePipe() {
  const folder = await mkdtemp(join(tmpdir(), 'pipe-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const openReader = () => openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const reader = openReader();
  const writer = openSync(path, 'w');
  onTestFinished(() => {
    closeSync(writer);
    return rm(folder, { recursive: true });
  });
  return { reader, writer, openReader };
}

/** The present content of the pipe; throws when there is none. */
function readNow(reader: number): string {
  const bytes = Buffer.alloc(65_536);
  return bytes.toString('utf8', 0, readSync(reader, bytes));
}

interface Report {
  readonly lost: number;
  readonly waiting: number;
}

/** Code that writes three megabytes of lines, some text to standard error, and then sends the number of lost lines. */
const writeMuch = `
  for (let n = 0; n < 30_000; n++) output.write(String(n).padStart(99, '.') + '\\n');
  setInterval(() => console.error('x'.repeat(5000)), 20);
  setTimeout(() => process.send({ lost: output.lostLines(), waiting: output.waitingBytes() }), 300);`;

/** Runs the code with its standard output (and error) at this descriptor, and returns its first message. */
async function writeTo(descriptor: number, code: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', withOutput(code)], {
    stdio: ['ignore', descriptor, descriptor, 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([exitCode, signal]) => exitCode ?? signal);
  const [report] = (await once(child, 'message')) as [Report];
  return { child, ended, report };
}

const untilTold = "process.on('message', () => process.exit(0));";

test('when the reader stops reading, lines beyond a megabyte are lost and nothing is blocked', async () => {
  const { reader, writer } = await makePipe();
  const { child, ended, report } = await writeTo(writer, writeMuch + untilTold);
  onTestFinished(() => closeSync(reader));

  expect(report.lost).toBeGreaterThan(15_000);
  expect(report.waiting).toBeLessThan(1_100_000);
  child.send('end');
  expect(await ended).toBe(0);
});

test('when the reader is gone, lines are lost and nothing is blocked; a reader that returns gets lines again', async () => {
  const { reader, writer, openReader } = await makePipe();
  closeSync(reader);
  const { child, ended, report } = await writeTo(writer, writeMuch + untilTold);
  expect(report.lost).toBeGreaterThan(15_000);
  const nextReader = openReader();
  onTestFinished(() => closeSync(nextReader));

  let text = '';
  const readLines = () => {
    text += readNow(nextReader);
    return text.match(/^\.+\d+$/gm)?.length ?? 0;
  };
  await eventually(() => readLines() > 1000, true, 10_000);
  child.send('end');
  expect(await ended).toBe(0);
});

test('on a full disk lines are lost and nothing is blocked', async () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  const { child, ended, report } = await writeTo(full, writeMuch + untilTold);

  expect(report.lost).toBeGreaterThan(15_000);
  child.send('end');
  expect(await ended).toBe(0);
});

const script = '/usr/bin/script';

test.skipIf(!existsSync(script))('a paused terminal blocks nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'terminal-'));
  const [program, ticks] = [join(folder, 'program.mjs'), join(folder, 'ticks')];
  const writesOn = `import { writeFileSync } from 'node:fs'; let n = 0;
    setInterval(() => { output.write('x'.repeat(99_999) + '\\n'); writeFileSync('${ticks}', String(++n)); }, 20);`;
  await writeFile(program, withOutput(writesOn));
  // `script` gives the program a terminal. While `script` is stopped, nothing reads from that terminal.
  const terminal = spawn(script, ['-qc', `exec ${process.execPath} ${program}`, '/dev/null'], {
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    terminal.kill('SIGKILL');
    await once(terminal, 'exit');
    await rm(folder, { recursive: true });
  });
  const ticked = () => (existsSync(ticks) ? Number(readFileSync(ticks, 'utf8')) : 0);
  await eventually(() => ticked() > 0, true);
  terminal.kill('SIGSTOP');
  const before = ticked();

  await eventually(() => ticked() > before + 20, true, 10_000);
});
