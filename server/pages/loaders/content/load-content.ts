import { toAccountCookieNames } from '#server/accounts/session/session-cookie.ts';
import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { ContentStore } from '#server/content/content-store.ts';
import { drawContentChart } from '#server/pages/charts/content-chart.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { toolsLoaders } from '#server/pages/loaders/tools/tools-loaders.ts';
import type { Services } from '#server/pages/services.ts';
import { listStoredRecords } from '#server/personal-data/list-stored-records.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { listContentPages } from '#server/search/content-pages.ts';
import type { ContentPart, ContentTool } from '#shared/content/content-page.ts';
import type { ContentData, ContentLink, DrawnPart } from '#shared/pages/content/content-data.ts';
import { listKeptNotes } from '#shared/pages/cookie-choices/kept-notes.ts';
import { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import { findDealStrip } from './deal-strip.ts';
import { toEventTimes } from './event-times.ts';

/** What the search says of the pages that are not texts. */
const known = new Map(listContentPages().map((page) => [page.path, page]));

/** A link to a page of text, or to another page that the search knows; undefined for any other address. */
function findPageLink({ entries }: ContentStore, to: string): ContentLink | undefined {
  const path = to.replace(/[?#].*$/, '');
  const entry = entries.get(path);
  if (entry) return { path: to, label: entry.label, description: entry.description };
  const page = known.get(path);
  return page && { path: to, label: page.title, description: page.description };
}

/** Loads the page of text at an address. */
export async function loadContent({ path, services }: LoaderRequest): Promise<ContentData> {
  const { content, catalogue, site } = services;
  const page = await content.load(path);
  if (!page) throw new NotFoundError(`Page ${path}`);
  const { parts, related, deals, ...rest } = page;
  const snapshot = catalogue.snapshot();
  const strip = deals && findDealStrip(snapshot, deals);
  return {
    page: rest,
    parts: (await Promise.all(parts.map((part) => drawPart(part, { services, snapshot })))).flat(),
    related: related.flatMap((to) => findPageLink(content, to) ?? []),
    ...(strip && { strip }),
    imageHost: site.imageHost,
    ...(page.event && toEventTimes(page.event)),
  };
}

interface Sources {
  readonly services: Services;
  readonly snapshot: Snapshot;
}

/** A piece of the text; nothing for deals of which there are none today, or for what is only a demonstration's. */
async function drawPart(part: ContentPart, { services, snapshot }: Sources): Promise<readonly DrawnPart[]> {
  const { site } = services;
  switch (part.kind) {
    case 'html':
      return [part];
    case 'demonstration':
      return site.isDemonstration ? [{ kind: 'html', html: part.html }] : [];
    case 'firm':
      return [{ kind: 'firm', lines: [site.legalLine, `${site.name}, ${site.phone}, ${site.openingHours}`] }];
    case 'chart':
      return [{ kind: 'chart', chart: drawContentChart(part.chart) }];
    case 'deals': {
      const strip = findDealStrip(snapshot, part);
      return strip ? [{ kind: 'deals', strip }] : [];
    }
    case 'cookies':
      return [{ kind: 'cookies', notes: listKeptNotes(toAccountCookieNames(site.origin)) }];
    case 'stored-data': {
      const { group } = part;
      return [{ kind: 'stored-data', group, records: listStoredRecords(group, services.keepMonths) }];
    }
    case 'tool':
      return [{ kind: 'tool', tool: part.tool, data: await loadTool(part.tool, services) }];
  }
}

/** The page of each calculator that a text can contain. */
const pages: Readonly<Record<ContentTool, keyof typeof toolsPages>> = {
  'company-car-tax': 'companyCarTax',
  'salary-sacrifice': 'salarySacrifice',
  mileage: 'mileage',
  'ending-early': 'endingEarly',
  'fair-wear': 'fairWear',
  'pcp-settlement': 'pcpSettlement',
  'voluntary-termination': 'voluntaryTermination',
  'lease-or-buy': 'leaseOrBuy',
};

/** What a calculator's page shows before anything is typed: its example. */
async function loadTool(tool: ContentTool, services: LoaderRequest['services']): Promise<unknown> {
  const name = pages[tool];
  const { path } = toolsPages[name];
  const load: (request: LoaderRequest) => unknown = toolsLoaders[name];
  return load({ path, params: {}, search: new URLSearchParams(), services });
}
