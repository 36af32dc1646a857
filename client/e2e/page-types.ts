import type { APIRequestContext } from '@playwright/test';

/** One address for each page type of the running site; those below a make come from its own sitemaps. */
export async function findPageTypes(request: APIRequestContext): Promise<ReadonlyMap<string, string>> {
  const [car, van, carDeals, vanDeals] = await Promise.all(
    ['car-leasing-lists', 'van-leasing-lists', 'car-leasing-deals', 'van-leasing-deals'].map((name) =>
      readSitemap(request, `/sitemaps/${name}-1.xml`),
    ),
  );
  const ofDepth = (paths: readonly string[] | undefined, depth: number) =>
    paths?.find((path) => path.split('/').length === depth + 1 && !path.includes('/body-type/')) ?? '/';
  return new Map([
    ['home', '/'],
    ['personal deals', '/car-leasing'],
    ['business deals', '/business-car-leasing'],
    ['van deals', '/van-leasing'],
    ['body type', '/car-leasing/body-type/hatchback'],
    ['make', ofDepth(car, 2)],
    ['range', ofDepth(car, 3)],
    ['model', ofDepth(car, 4)],
    ['van make', ofDepth(van, 2)],
    ['filtered deals', '/car-leasing?fuel=electric,hybrid&budgetMax=400&sort=total&term=48'],
    ['no deals', '/car-leasing?budgetMax=1'],
    ['electric cars', '/electric-car-leasing'],
    ['insured cars', '/car-leasing-with-insurance'],
    ['car', carDeals?.[0] ?? '/'],
    ['van', vanDeals?.[0] ?? '/'],
    ['all manufacturers', '/all-manufacturers?fuel=electric'],
    ['van manufacturers', '/van-manufacturers'],
    ['not found', '/nothing-here'],
  ]);
}

async function readSitemap(request: APIRequestContext, path: string): Promise<readonly string[]> {
  const xml = await (await request.get(path)).text();
  return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map((match) => match[1] ?? '/');
}
