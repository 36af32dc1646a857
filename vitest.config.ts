import { devNull } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{server,shared,client,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // No settings of a developer's own.
    env: { ENV_FILE: devNull },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
