import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{server,shared,client,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
