import type { APIRequestContext } from '@playwright/test';
import { toolsPages } from '#shared/pages/tools/tools-pages.ts';

interface LinkedPage {
  /** A page with a link to the page. */
  readonly on: string;
  /** Matches the link on that page; the first match counts. */
  readonly link: RegExp;
  /** Matches a link on the page that was found; the first match counts. */
  readonly onward?: RegExp;
}

const vehicleLink = /\/\d{10}\/vehicle/;

/** One address for each kind of page of the demonstration site, or where to find it. */
const named: Readonly<Record<string, string | LinkedPage>> = {
  home: '/',
  'personal deals': '/car-leasing',
  'business deals': '/business-car-leasing',
  'van deals': '/van-leasing',
  'body type': '/car-leasing/body-type/hatchback',
  make: '/car-leasing/skoda',
  range: { on: '/car-leasing/skoda', link: /^\/car-leasing\/skoda\/[^/]+$/ },
  'van make': '/van-leasing/ford',
  'filtered deals': '/car-leasing?fuel=electric,hybrid&budgetMax=400&sort=total&term=48',
  'price map': '/electric-car-leasing?view=map&budgetMax=400',
  'no deals': '/car-leasing?budgetMax=1',
  'electric cars': '/electric-car-leasing',
  'insured cars': '/car-leasing-with-insurance',
  'short-term cars': '/short-term-car-leasing',
  city: '/car-leasing/london',
  alternatives: '/car-leasing/volkswagen/golf/alternatives',
  reviews: '/car-leasing/volkswagen/golf/customer-reviews',
  'review form': '/review-my-vehicle?vehicle=car/volkswagen/golf',
  car: { on: '/car-leasing', link: vehicleLink },
  'business car': { on: '/business-car-leasing', link: vehicleLink },
  'used car': { on: '/used-car-leasing', link: vehicleLink },
  van: { on: '/van-leasing', link: vehicleLink },
  'nothing compared': '/compare-deals',
  // Four of them, so that phones have columns beside the screen.
  'compared deals': {
    on: '/car-leasing/volkswagen/golf/alternatives',
    link: /^\/compare-deals\?deals=\d+(?:,\d+){3}/,
  },
  'empty shortlist': '/shortlist',
  'car matching': '/car-matching-tool?seats=5&boot=500&charging=yes&budget=350&weeks=4',
  'company car tax': '/company-car-tax-calculator?kind=car&price=30000&fuel=diesel',
  'car finance': '/car-finance-advice',
  'lease, PCP or cash': '/car-finance-advice/lease-or-buy',
  'early settlement': '/car-finance-advice/pcp-early-settlement-calculator?credit=15000&made=12',
  'half rule': '/car-finance-advice/voluntary-termination?monthly=300&made=60',
  'ending a lease early': '/ending-a-lease-early?month=12',
  'salary sacrifice': '/salary-sacrifice?salary=60000',
  'personal or business lease': '/personal-or-business-lease',
  'fair wear and tear':
    '/fair-wear-and-tear?bonnet-scratch=30&roof-dent=12&left-front-wheel-tread=1.5&odometer=24000',
  'mileage calculator': '/mileage-calculator?commuteMiles=30&schoolMiles=6',
  'all manufacturers': '/all-manufacturers?fuel=electric',
  'van manufacturers': '/van-manufacturers',
  menu: '/menu',
  quote: { on: '/car-leasing', link: vehicleLink, onward: /^\/request-quote\?/ },
  'sell a car': '/sell-your-car',
  'eligibility checker': '/finance-eligibility-checker',
  contact: '/contact',
  'callback request': '/request-callback',
  complaints: '/complaints',
  search: '/search?q=golf',
  'search without results': '/search?q=zzzz',
  'cookie choices': '/cookie-choices',
  'guide list': '/guides',
  'guide with a chart and a table': '/van-leasing/guides/payload-and-weights',
  'guide with a calculator': '/business-car-leasing/guides/company-car-tax-explained',
  article: '/car-finance-advice/gap-insurance',
  landing: '/testimonials',
  'legal document': '/cookie-policy',
  questions: '/faq',
  glossary: '/guides/glossary',
  news: '/news',
  'news item': '/news/tax/company-car-rates-to-2030/1001',
  'news search': '/news/search?search=mileage',
  videos: '/flix',
  video: '/flix/video/1',
  events: '/events',
  event: '/events/clinics/hand-back-clinic',
  'site map': '/sitemap',
  'not found': '/nothing-here',
};

const addresses = Object.values(named).map((page) => String(page).replace(/\?.*/, ''));

/** The pages above, and each tool that has no address there. */
export const pageTypes: typeof named = {
  ...named,
  ...Object.fromEntries(
    Object.values(toolsPages)
      .filter(({ path }) => !addresses.includes(path))
      .map(({ path }) => [path.slice(1).replaceAll('-', ' '), path]),
  ),
};

/** The address of a kind of page on the running site. */
export async function findPage(request: APIRequestContext, name: string): Promise<string> {
  const page = pageTypes[name];
  if (page === undefined) throw new Error(`No kind of page is called ${name}`);
  if (typeof page === 'string') return page;
  const path = await findLink(request, page.on, page.link);
  return page.onward ? findLink(request, path, page.onward) : path;
}

/** The address of the first vehicle of a list. */
export function findVehicle(request: APIRequestContext, list: string): Promise<string> {
  return findLink(request, list, vehicleLink);
}

async function findLink(request: APIRequestContext, on: string, link: RegExp): Promise<string> {
  const html = await (await request.get(on)).text();
  const path = readLinks(html).find((address) => link.test(address));
  if (!path) throw new Error(`${on} has no link such as ${link}`);
  return path;
}

/** Every address that an HTML text links to, as written, entities resolved. */
export function readLinks(html: string): readonly string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}
