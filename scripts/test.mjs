// `npm test` and `npm run check`: everything that must hold. Runs on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled, projectNode, root } from './ensure-installed.mjs';

const withoutEndToEnd = process.argv.includes('--without-end-to-end');
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

ensureInstalled();
const tally = { passed: 0, failed: 0 };
runCheck('Types', ['node_modules/typescript/bin/tsc', '-p', '.']);
runCheck('Lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);
runTests('Unit and integration tests', vitestReport, countVitest, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]);
runCheck('Build', ['scripts/build.ts']);
if (!withoutEndToEnd) {
  const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
  runTests(
    'End-to-end tests',
    playwrightReport,
    countPlaywright,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    env,
  );
}
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);

function runCheck(title, args) {
  const isGood = run(title, args, {});
  tally[isGood ? 'passed' : 'failed'] += 1;
  if (!isGood) console.log(`✗ ${title}`);
}

/** Adds the report's counts; a run that leaves no report, or fails without a failed test, counts as one failure. */
function runTests(title, report, count, args, env = {}) {
  const isGood = run(title, args, env);
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 };
  tally.passed += counted.passed;
  tally.failed += counted.failed === 0 && !isGood ? 1 : counted.failed;
}

function run(title, args, env) {
  console.log(`\n— ${title}`);
  const { status } = spawnSync(projectNode, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
