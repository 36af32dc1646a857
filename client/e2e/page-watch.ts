import { type BrowserContext, test as base, expect } from '@playwright/test';

interface WatchOptions {
  /** Messages of faults that a test causes on purpose. */
  readonly expectedFaults: RegExp | undefined;
}

/**
 * Playwright's test, with a browser that fails the test on any console error or warning, uncaught error, or report
 * of the security policy and Trusted Types, on any page of any window.
 */
export const test = base.extend<WatchOptions & { faults: string[] }>({
  expectedFaults: [undefined, { option: true }],
  faults: [
    async ({ context, expectedFaults }, use) => {
      const faults: string[] = [];
      await watchForFaults(context, faults);
      await use(faults);
      expect(faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects faults of every page of the context, those of pages opened later included. */
export async function watchForFaults(context: BrowserContext, faults: string[]): Promise<void> {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      faults.push(`${message.page()?.url()} ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(String(error.error())));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Refused by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
}

export { expect };
