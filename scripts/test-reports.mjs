// Reads the JSON reports of the test runners: how many tests passed, which were skipped, and which failed and why.
import { relative } from 'node:path';
import { root } from './ensure-installed.mjs';

/** @typedef {{ readonly name: string, readonly message: string }} Failure */
/**
 * `skipped` names the tests that need something which this machine does not have.
 * @typedef {{ readonly passed: number, readonly skipped: readonly string[], readonly failures: readonly Failure[] }}
 * Counted
 */

/** Counts Vitest's report; a test file that could not be loaded is a failure too. @returns {Counted} */
export function countVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ name: `${file} › ${test.fullName}`, message: test.failureMessages.join('\n') }));
    return failed.length === 0 && status === 'failed' ? [{ name: file, message }] : failed;
  });
  const skipped = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => ['skipped', 'pending'].includes(status))
      .map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
  );
  return { passed: numPassedTests, skipped, failures };
}

/**
 * Counts Playwright's report. Tests run once; those it skips are not meant for that screen width. @returns {Counted}
 */
export function countPlaywright({ stats, suites, errors }) {
  const failed = suites.flatMap(listSpecs).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        name: `${file} › ${title} (${projectName})`,
        message: results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n'),
      })),
  );
  const others = errors.map(({ message }) => ({ name: 'Playwright', message }));
  return { passed: stats.expected, skipped: [], failures: [...failed, ...others] };
}

function listSpecs({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}
