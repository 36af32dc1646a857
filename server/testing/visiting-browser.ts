import type { Browser, Page } from '@playwright/test';
import { openWatchedPage } from './watched-browser.ts';

/** A tab in which somebody goes on visiting the site. */
export interface VisitingBrowser {
  readonly page: Page;
  /** Besides those of `openWatchedPage`: parts that moved while a page was loading. */
  listFaults(): readonly string[];
  /** Documents opened and pages clicked to so far. */
  count(): number;
  /** Opens a page, and waits until it has its styles and its scripts run. */
  open(path: string): Promise<void>;
  /** Clicks from a list to a deal; returns whether the deal's page was loaded as a document. */
  clickDeal(): Promise<boolean>;
  /** Visits a few pages; returns how many were loaded as documents though they were clicked to. */
  visit(): Promise<number>;
  /** Repeats visits until the work is done. */
  visitDuring<Result>(work: Promise<Result>): Promise<Result>;
  /** Sends the form for a callback, and waits for its receipt. */
  sendForm(): Promise<void>;
}

/** Opens a tab in a new browser context. */
export async function openVisitingBrowser(browser: Browser, origin: string): Promise<VisitingBrowser> {
  const { page, faults } = await openWatchedPage(browser, origin);
  await page.addInitScript(recordShifts);
  const shifts: string[] = [];
  let count = 0;

  const open = async (path: string) => {
    await page.goto(origin + path);
    await waitUntilWhole(page);
    const moved = await page.evaluate(() => {
      const { record } = window as unknown as { record: { layoutShifts: number } };
      return record.layoutShifts;
    });
    // Less than 0.00 as tools print it: a pixel of one small part.
    if (moved >= 0.005) shifts.push(`${path} moved by ${moved}`);
    count += 1;
  };

  const clickDeal = async () => {
    await page.evaluate(() => Object.assign(window, { isMarked: true }));
    // The nodes answer in turn. With one request more every other time, list and deal come from different nodes
    // sometimes.
    if (count % 2 === 0) await page.request.get(`${origin}/robots.txt`);
    await page.locator('main article a').first().click();
    await page.waitForURL(/\/vehicle/);
    await page.locator('#price').waitFor();
    await waitUntilWhole(page);
    count += 1;
    return page.evaluate(() => !('isMarked' in window));
  };

  const visit = async () => {
    await open('/car-leasing');
    const isWhole = await clickDeal();
    await open('/all-manufacturers');
    await open('/van-leasing');
    return Number(isWhole) + Number(await clickDeal());
  };

  const visitDuring = async <Result>(work: Promise<Result>) => {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    while (!isDone) await visit();
    return done;
  };

  const sendForm = async () => {
    await open('/request-callback');
    const form = page.locator('main form').first();
    await form.getByLabel('Your name').fill(`Robin Ash ${count}`);
    await form.getByLabel('Phone number').fill('0161 496 0777');
    await form.getByLabel('Which day suits you?').selectOption('As soon as possible');
    await form.getByLabel('Morning, before noon').check();
    await form.locator('[type=submit]').click();
    await page.waitForURL(/\/enquiry-received\//);
    await waitUntilWhole(page);
  };

  const listFaults = () => [...faults, ...shifts];
  return { page, listFaults, count: () => count, open, clickDeal, visit, visitDuring, sendForm };
}

/** Resolves once the page has its styles and its scripts run. */
async function waitUntilWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const header = document.querySelector('header');
    const isStyled = header !== null && getComputedStyle(header).zIndex === '10';
    // A page once answered 200 with a style sheet that had lost its rules.
    const haveRules = [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0);
    return isStyled && haveRules && Object.keys(document.body).some((key) => key.startsWith('__react'));
  });
}

/** Runs in the browser before the page's own scripts. Adds up by how much parts of the page move by themselves. */
function recordShifts(): void {
  const record = { layoutShifts: 0 };
  Object.assign(window, { record });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) record.layoutShifts += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
