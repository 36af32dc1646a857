import { test as base, expect } from '@playwright/test';

/** Playwright's test, with a page that fails the test on any console error, page error or security policy report. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
