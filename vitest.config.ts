import { availableParallelism, devNull } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start sites run for minutes: begun last, one of them would keep one worker busy and the others idle. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      /\/(whole-site\/.*|start-server|dockerfile)\.test\.ts$/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  test: {
    include: ['{server,shared,client,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**'],
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
    sequence: { sequencer: SlowFirst },
    globalSetup: 'server/testing/run-folder.ts',
  },
});
