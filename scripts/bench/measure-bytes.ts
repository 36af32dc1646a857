import { type Browser, chromium, type Request } from '@playwright/test';
import { ensureChromium } from '#scripts/ensure-chromium.mjs';
import { thisSite } from './bench-build.ts';
import { startServer } from './pages/pinned-process.ts';
import { formatFigure } from './report/format-section.ts';
import { atMost, type Goal, type Section, type Table } from './report/section.ts';
import { type FetchedScript, tellScriptsApart } from './weigh-scripts.ts';

/** One address of each page type; the vehicle page is the first that the results page links to. */
const pageTypes: Readonly<Record<string, string>> = {
  home: '/',
  results: '/car-leasing',
  manufacturers: '/all-manufacturers',
  guide: '/guides',
  news: '/news',
  comparison: '/compare-deals',
  'company car tax': '/company-car-tax-calculator',
  'salary sacrifice': '/salary-sacrifice',
  'personal or business': '/personal-or-business-lease',
  'mileage calculator': '/mileage-calculator',
  'ending early': '/ending-a-lease-early',
  'fair wear': '/fair-wear-and-tear',
  'lease or buy': '/car-finance-advice/lease-or-buy',
  'car matching': '/car-matching-tool',
  login: '/account/login',
};

/** What Chromium calls the kinds of files that a page needs, and what the table does. */
const kinds = { document: 'HTML', script: 'Script', stylesheet: 'CSS', font: 'Font', image: 'Pictures' };
const columns = [...Object.values(kinds), 'Other', 'Headers'];

/** The bytes as sent that a page fetches while nobody touches it, by column. */
interface PageWeight {
  readonly type: string;
  readonly bytes: Readonly<Record<string, number>>;
  readonly scripts: readonly FetchedScript[];
}

/** Measures the bytes that a visitor's first page fetches, for each page type, in a Chromium of a phone's size. */
export async function measureBytes(): Promise<Section> {
  const site = await startServer(thisSite.args, thisSite.settings);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const origin = `http://localhost:${site.port}`;
    const results = await (await fetch(`http://127.0.0.1:${site.port}${pageTypes.results}`)).text();
    const vehicle = /href="([^"?]+\/vehicle)["?]/.exec(results)?.[1];
    const pages: PageWeight[] = [];
    for (const [type, path] of Object.entries({ ...pageTypes, ...(vehicle && { vehicle }) }))
      pages.push({ type, ...(await weighPage(browser, origin + path)) });
    const { scripts = [] } = pages.find(({ type }) => type === 'results') ?? {};
    return toSection(pages, await tellScriptsApart(scripts));
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Opens the page with an empty cache and waits until it fetches nothing more. */
async function weighPage(browser: Browser, url: string): Promise<Omit<PageWeight, 'type'>> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const fetched: Request[] = [];
    page.on('requestfinished', (request) => fetched.push(request));
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}`);
    const bytes: Record<string, number> = {};
    const scripts: FetchedScript[] = [];
    for (const request of fetched) {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      const column = kinds[request.resourceType() as keyof typeof kinds] ?? 'Other';
      bytes[column] = (bytes[column] ?? 0) + responseBodySize;
      bytes.Headers = (bytes.Headers ?? 0) + responseHeadersSize;
      if (column === kinds.script) scripts.push({ url: request.url(), sent: responseBodySize });
    }
    return { bytes, scripts };
  } finally {
    await context.close();
  }
}

function sumOf({ bytes }: PageWeight): number {
  return Object.values(bytes).reduce((sum, each) => sum + each, 0);
}

function toSection(pages: readonly PageWeight[], scripts: Table): Section {
  const toKilobytes = (bytes = 0) => formatFigure(bytes / 1000);
  return {
    tables: [
      {
        title: 'First page, kB as sent, all in',
        columns: ['Page type', ...columns, 'Together'],
        rows: pages.map((page) => [
          page.type,
          ...columns.map((column) => toKilobytes(page.bytes[column])),
          toKilobytes(sumOf(page)),
        ]),
        note: 'Chromium with an empty cache at 412 × 823, until it fetches nothing more; nobody touches the page. Other: what else the browser fetches, such as data and dictionaries.',
      },
      scripts,
    ],
    goals: listGoals(pages),
  };
}

/** For each goal the page type that is furthest from it. */
function listGoals(pages: readonly PageWeight[]): readonly Goal[] {
  const worst = (what: string, limit: number, weigh: (page: PageWeight) => number) => {
    const [most] = pages.toSorted((a, b) => weigh(b) - weigh(a));
    return atMost([`${what}, ${most?.type}`, most ? weigh(most) / 1000 : Number.NaN, limit, 'kB']);
  };
  const bytesOf = (column: string) => (page: PageWeight) => page.bytes[column] ?? 0;
  return [
    ...worst('first page, all in', 140, sumOf),
    ...worst('script that runs unasked', 25, bytesOf(kinds.script)),
    ...worst('HTML', 14, (page) => (page.type === 'results' ? bytesOf(kinds.document)(page) : 0)),
    ...worst('CSS', 15, bytesOf(kinds.stylesheet)),
    ...worst('font', 40, bytesOf(kinds.font)),
  ];
}
