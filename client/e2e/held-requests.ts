import type { Page, Route } from '@playwright/test';

/** Requests that wait, as on a slow network, until a test lets them go. */
export interface HeldRequests {
  readonly release: () => void;
}

/** Holds back what matches, then answers it as `answer` says; it goes on as usual unless said otherwise. */
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
