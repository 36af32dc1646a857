// `npm test` and `npm run check`: everything that must hold. Runs on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTestServers } from './debian-packages.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled, projectNode, root } from './ensure-installed.mjs';
import { countPlaywright, countVitest } from './test-reports.mjs';

const withoutEndToEnd = process.argv.includes('--without-end-to-end');
/** Everything that tests leave behind is in here; PostgreSQL, which never runs as root, has to get in too. */
const temporary = mkdtempSync(join(tmpdir(), 'tests-'));
chmodSync(temporary, 0o755);
process.on('exit', removeTemporary);
const vitestReport = join(temporary, 'vitest.json');
const playwrightReport = join(temporary, 'playwright.json');

await ensureInstalled();
ensureTestServers();
/** Some integration tests drive a browser too; without the end-to-end tests they are skipped where there is none. */
const browser = withoutEndToEnd ? {} : { CHROMIUM_PATH: ensureChromium() };
const tally = { passed: 0, failures: [] };
runCheck('Types', ['node_modules/typescript/bin/tsc', '-p', '.']);
runCheck('Lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);
runTests(
  'Unit and integration tests',
  vitestReport,
  countVitest,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ],
  browser,
);
runCheck('Build', ['scripts/build.ts']);
if (!withoutEndToEnd) {
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
  runTests(
    'End-to-end tests',
    playwrightReport,
    countPlaywright,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    env,
  );
}
// Once more at the end: where a long output is cut, its end is what is kept.
for (const { name, message } of tally.failures) console.log(`✗ ${name}\n${message}\n`);
console.log(`${tally.passed} passed, ${tally.failures.length} failed`);
process.exit(tally.failures.length === 0 ? 0 : 1);

/** A folder that will not go changes nothing about what was tested. */
function removeTemporary() {
  try {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    console.log(`${temporary} stays: ${error.message}`);
  }
}

function runCheck(title, args) {
  if (run(title, args, {})) tally.passed += 1;
  else tally.failures.push({ name: title, message: 'See above.' });
}

/** Adds what the report says; a run that leaves none, or fails without a failed test, is one failure. */
function runTests(title, report, count, args, env = {}) {
  const isGood = run(title, args, env);
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [] };
  const unexplained =
    !isGood && counted.failures.length === 0 ? [{ name: title, message: 'See above.' }] : [];
  tally.passed += counted.passed;
  tally.failures.push(...counted.failures, ...unexplained);
}

function run(title, args, env) {
  console.log(`\n— ${title}`);
  const { status } = spawnSync(projectNode, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, TMPDIR: temporary, ...env },
  });
  return status === 0;
}
