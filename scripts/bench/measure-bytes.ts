import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import { benchProgram, buildFolder, metafile, root } from './bench-build.ts';
import { startServer } from './pages/pinned-process.ts';
import { formatFigure } from './report/format-section.ts';
import type { Goal, Section, Table } from './report/section.ts';
import { type PageWeight, sentBytes, weighPage } from './weigh-page.ts';

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

/** A package or one of our folders, and its share of some scripts. */
interface ScriptShare {
  readonly name: string;
  readonly minified: number;
  /** Its share of each file's compressed bytes, in proportion to its share of the uncompressed ones. */
  readonly sent: number;
}

/** A table of what the scripts at these paths consist of, largest part first. */
async function tellScriptsApart(paths: readonly string[]): Promise<Table> {
  const { outputs }: Metafile = JSON.parse(await readFile(metafile, 'utf8'));
  const shares = new Map<string, ScriptShare>();
  const outputByName = new Map(Object.entries(outputs).map(([file, output]) => [basename(file), output]));
  for (const path of paths) {
    const output = outputByName.get(basename(path));
    const sent = await sentBytes(path);
    const inputs = Object.entries(output?.inputs ?? { start: { bytesInOutput: 1 } });
    const total = output?.bytes ?? 1;
    for (const [source, { bytesInOutput }] of inputs) {
      add(shares, { name: toRoom(source), minified: bytesInOutput, sent: (sent * bytesInOutput) / total });
    }
  }
  const rows = [...shares.values()].sort((a, b) => b.sent - a.sent);
  return {
    title: 'What the first-load script of the results page is, kB',
    columns: ['Package or room', 'Minified', 'Share of what is sent'],
    rows: rows.map(({ name, minified, sent }) => [
      name,
      formatFigure(minified / 1000),
      formatFigure(sent / 1000),
    ]),
    note: 'Shares of the compressed bytes are in proportion to the minified ones.',
  };
}

function add(shares: Map<string, ScriptShare>, { name, minified, sent }: ScriptShare): void {
  const known = shares.get(name) ?? { name, minified: 0, sent: 0 };
  shares.set(name, { name, minified: known.minified + minified, sent: known.sent + sent });
}

/** `node_modules/react-dom/cjs/…` → `react-dom`; `shared/pages/results/…` → `shared/pages/results`. */
function toRoom(source: string): string {
  const packaged = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  if (packaged) return packaged;
  const folders = source.replace(/^.*?:/, '').split('/').slice(0, -1);
  return folders.slice(0, folders[1] === 'pages' ? 3 : 2).join('/') || 'start and joins';
}
