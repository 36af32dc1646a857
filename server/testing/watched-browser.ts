import { type Browser, chromium, type Page } from '@playwright/test';
import { findProgram } from './find-program.ts';

/** A Chromium to test with; undefined when this machine has none. */
export const chromiumPath =
  process.env.CHROMIUM_PATH ??
  findProgram(
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  );

/** A tab whose faults are recorded. */
export interface WatchedPage {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, refused and lost requests of pages and files, in order. */
  readonly faults: readonly string[];
}

/** Starts Chromium without a window. */
export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
}

/** Opens a tab in a new browser context, in which the choice about cookies has been made. */
export async function openWatchedPage(browser: Browser, origin: string): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // A balancer of a test signs its certificate itself.
    ignoreHTTPSErrors: true,
  });
  await context.addCookies([{ name: 'cookieChoices', value: '1.statistics-no.advertising-no', url: origin }]);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isCall(message.location().url))
      faults.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()} ${error.stack ?? error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && !isCall(response.url()))
      faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // The browser itself ended this request, because the visitor went to another page.
    if (errorText !== 'net::ERR_ABORTED') faults.push(`${errorText} ${request.url()}`);
  });
  return { page, faults };
}

/** A call that a page can do without; a busy machine rightly refuses some of these. */
function isCall(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname.startsWith('/api/');
}
