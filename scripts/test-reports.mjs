// What the JSON reports of the test runners say: how many tests passed, and which failed why.
import { relative } from 'node:path';
import { root } from './ensure-installed.mjs';

/** @typedef {{ readonly name: string, readonly message: string }} Failure */
/** @typedef {{ readonly passed: number, readonly failures: readonly Failure[] }} Counted */

/** Of Vitest's report; a file that could not be read at all is a failure too. @returns {Counted} */
export function countVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ name: `${file} › ${test.fullName}`, message: test.failureMessages.join('\n') }));
    return failed.length === 0 && status === 'failed' ? [{ name: file, message }] : failed;
  });
  return { passed: numPassedTests, failures };
}

/** Of Playwright's report; what passed on a second try has passed. @returns {Counted} */
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
  return { passed: stats.expected + stats.flaky, failures: [...failed, ...others] };
}

function listSpecs({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}
