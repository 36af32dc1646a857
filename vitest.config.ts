import { availableParallelism, devNull } from 'node:os';
import { matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What starts sites, builds or a PostgreSQL of its own, for seconds or minutes: `npm run check` leaves it out. */
const long = [
  'server/testing/whole-site/*.test.ts',
  'server/app/start-server.test.ts',
  '**/*{commit-lost,commit-known,wrong-clock,open-postgresql,-on-postgresql}.test.ts',
  'scripts/{build/same-build,deploy/balancers,deploy/deploy,docker/dockerfile}.test.ts',
];

/** One of the long files, begun last, would keep one worker busy and the others idle. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      long.some((glob) => matchesGlob(relative(import.meta.dirname, moduleId), glob));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['{server,shared,client,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**', ...(process.env.TESTS === 'quick' ? long : [])],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // No settings of a developer's own.
    env: { ENV_FILE: devNull },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Vitest would leave one core to itself, which is half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Files of one worker share their modules: loading them anew for each file took more time than the tests.
    isolate: false,
    // So that nothing of one test is left for the next, in whatever file it is.
    unstubGlobals: true,
    unstubEnvs: true,
    sequence: { sequencer: LongFirst },
    globalSetup: 'server/testing/run-folder.ts',
  },
});
