// `npm test` and `npm run check`: run all tests and checks. Runs on the machine's own Node of any version.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerHelp } from './answer-help.mjs';
import { ensureTestServers } from './debian-packages.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled, projectNode, root } from './ensure-installed.mjs';
import { countPlaywright, countVitest } from './test-reports.mjs';

answerHelp(`npm test        installs what tests need, then runs all tests, types, lint, unused code and the build
npm run check   the same without what starts sites, browsers or a PostgreSQL`);
const isQuick = process.argv.includes('--quick');
/** Contains all files that tests leave behind. PostgreSQL, which never runs as root, must be able to open it too. */
const temporary = mkdtempSync(join(tmpdir(), 'tests-'));
chmodSync(temporary, 0o755);
process.on('exit', removeTemporary);
const vitestReport = join(temporary, 'vitest.json');
const playwrightReport = join(temporary, 'playwright.json');
/** What the last check of the types has found, so that the next looks at what has changed. */
const known = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];
const types = ['Types', ['node_modules/typescript/bin/tsc', '-p', '.', ...known]];
const lint = ['Lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']];
const unused = ['Unused files, exports and packages', ['node_modules/knip/bin/knip.js']];
const build = ['Build', ['scripts/build.ts']];

await ensureInstalled();
ensureTestServers();
const tally = { passed: 0, skipped: [], failures: [] };

// Two things at once, for two cores.
if (isQuick) await Promise.all([runUnitTests({ TESTS: 'quick' }), runChecks(types, lint, unused, build)]);
else await runAll();

// Repeated at the end, because a long output is often cut and only its end kept.
for (const name of tally.skipped) console.log(`– not run here: ${name}`);
for (const { name, message } of tally.failures) console.log(`✗ ${name}\n${message}\n`);
console.log(
  `${tally.passed} passed, ${tally.failures.length} failed, ${tally.skipped.length} not run, in ${toMinutes(performance.now())}`,
);
process.exit(tally.failures.length === 0 ? 0 : 1);

/** A folder that cannot be removed does not change the result of the tests. */
function removeTemporary() {
  try {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    console.log(`${temporary} stays: ${error.message}`);
  }
}

/** All tests share one build, and copies of one data folder that it has started on. */
async function runAll() {
  const shared = {
    CHROMIUM_PATH: ensureChromium(),
    TEST_DATABASES: 'both',
    TEST_BUILD: join(root, 'dist'),
    TEST_STARTED: join(temporary, 'started'),
  };
  const start = ['First start', ['server/testing/start-once.ts', 'dist/server/main.js', shared.TEST_STARTED]];
  await Promise.all([runChecks(build, start), runChecks(types)]);
  await Promise.all([runUnitTests(shared), runChecks(lint, unused)]);
  await runEndToEndTests(shared);
}

function runUnitTests(env) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters];
  return runTests('Unit and integration tests', { args, env, report: vitestReport }, countVitest);
}

function runEndToEndTests(shared) {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const env = { ...shared, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
  return runTests('End-to-end tests', { args, env, report: playwrightReport }, countPlaywright);
}

/** Runs checks one after the other, and prints each when it has ended, so that its lines are together. */
async function runChecks(...checks) {
  for (const [title, args] of checks) await runCheck(title, args);
}

async function runCheck(title, args) {
  const { isGood, output, took } = await run(args, { stdio: ['ignore', 'pipe', 'pipe'] });
  console.log(`\n— ${title}: ${isGood ? 'passed' : 'failed'} in ${took}\n${output}`);
  if (isGood) tally.passed += 1;
  else tally.failures.push({ name: title, message: output });
}

/**
 * Runs tests and adds the counts of their report. A run without a report, or one that fails without a failed test, is a
 * failure.
 */
async function runTests(title, { args, env, report }, count) {
  console.log(`\n— ${title}`);
  const { isGood, took } = await run(args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  console.log(`\n— ${title}: ended after ${took}`);
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, skipped: [], failures: [] };
  const unexplained =
    !isGood && counted.failures.length === 0 ? [{ name: title, message: 'See above.' }] : [];
  tally.passed += counted.passed;
  tally.skipped.push(...counted.skipped);
  tally.failures.push(...counted.failures, ...unexplained);
}

/** Runs a program of the project to its end; `output` is what it wrote, unless that is passed on. */
function run(args, { stdio, env = {} }) {
  const startedAt = performance.now();
  const child = spawn(projectNode, args, {
    cwd: root,
    stdio,
    env: {
      ...process.env,
      PATH: `${process.env.PATH}:/usr/sbin`,
      TMPDIR: temporary,
      // Tests start hundreds of processes from the same source.
      NODE_COMPILE_CACHE: join(temporary, 'compiled'),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ isGood: code === 0, output, took: toMinutes(performance.now() - startedAt) }),
    );
  });
}

function toMinutes(timeMs) {
  const seconds = Math.round(timeMs / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
