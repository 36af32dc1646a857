import { benchProgram, buildFolder, root } from './bench-build.ts';
import { startServer } from './pages/pinned-process.ts';
import { formatFigure } from './report/format-section.ts';
import type { Goal, Section, Table } from './report/section.ts';
import { type PageWeight, weighPage } from './weigh-page.ts';
import { tellScriptsApart } from './weigh-scripts.ts';

interface WeighedPage extends PageWeight {
  readonly type: string;
}

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

/** The bytes that a visitor's first page fetches, for each page type. */
export async function measureBytes(): Promise<Section> {
  const site = await startServer([benchProgram('page-server'), root, buildFolder]);
  const origin = `http://127.0.0.1:${site.port}`;
  const results = await (await fetch(origin + pageTypes.results)).text();
  const vehicle = /href="([^"?]+\/vehicle)["?]/.exec(results)?.[1];
  const types = { ...pageTypes, ...(vehicle && { vehicle }) };
  const pages: WeighedPage[] = [];
  for (const [type, path] of Object.entries(types)) {
    const weight = await weighAddress(origin + path);
    if (weight) pages.push({ type, ...weight });
  }
  await site.stop();
  const scripts = pages.find(({ type }) => type === 'results')?.scripts ?? [];
  return toSection(pages, await tellScriptsApart(scripts));
}

/** The weight of the page at an address; undefined if there is no page. */
async function weighAddress(url: string): Promise<PageWeight | undefined> {
  const ask = () => fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  const html = await (await ask()).text();
  await (await ask()).text();
  // Gives the site time to recompress a page that was asked for twice.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const response = await ask();
  await response.arrayBuffer();
  if (!response.ok) return undefined;
  return weighPage(html, Number(response.headers.get('content-length')));
}

function toSection(pages: readonly WeighedPage[], scripts: Table): Section {
  const toKilobytes = (bytes: number) => formatFigure(bytes / 1000);
  return {
    tables: [
      {
        title: 'First visit, kB as sent (brotli)',
        columns: ['Page type', 'HTML', 'Script', 'CSS', 'Font', 'Together'],
        rows: pages.map(({ type, html, script, style, font }) => [
          type,
          ...[html, script, style, font, html + script + style + font].map(toKilobytes),
        ]),
        note: 'Script: the entry and the page with all that they import. Without pictures.',
      },
      scripts,
    ],
    goals: pages.flatMap(toGoals),
  };
}

function toGoals({ type, html, script, style, font }: WeighedPage): readonly Goal[] {
  const goal = (what: string, bytes: number, limit: number): Goal => ({
    what: `${what}, ${type} page`,
    measured: bytes / 1000,
    limit,
    bound: 'at most',
    unit: 'kB',
  });
  const scriptLimit = type === 'vehicle' || type === 'login' ? 130 : 100;
  const ofPage = goal('first-load script', script, scriptLimit);
  if (type !== 'results') return [ofPage];
  return [ofPage, goal('HTML', html, 14), goal('CSS', style, 15), goal('font', font, 40)];
}
