import type { Page, Route } from '@playwright/test';

/** Requests that a test holds back, as on a slow network. */
export interface HeldRequests {
  readonly release: () => void;
}

/**
 * Holds back matching requests until they are released, then answers them by `answer`; by default they go to the
 * server.
 */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<HeldRequests> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await answer(route);
  });
  return { release };
}
