import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp, testVehicles } from '#server/testing/test-app.ts';
import { testContent } from '#server/testing/test-content.ts';
import type { Page } from '#shared/routes/page.ts';
import { getPage, pageNames } from '#shared/routes/site-map.ts';
import { createMatchTable } from './match-table.ts';

// `npm run routes` writes docs/routes.md; without it, the test compares.

const file = join(import.meta.dirname, '../../docs/routes.md');
const app = await createTestApp();

/** A value of each parameter for which the test site has a page; vans have their own. */
function toExample(path: string): string {
  const [car, , van] = testVehicles;
  const vehicle = path.startsWith('/van-leasing') ? van : car;
  const values: Readonly<Record<string, string | undefined>> = {
    make: vehicle?.make.slug,
    shortModel: vehicle?.range.slug,
    model: vehicle?.model.slug,
    derivative: vehicle?.derivative.slug,
    vehicleRef: vehicle?.vehicleRef,
    bodyType: path.startsWith('/van-leasing') ? 'medium-van' : 'estate',
    reference: 'enq-1',
    id: '1',
  };
  return path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? `:${name}`);
}

const findPattern = createMatchTable(
  pageNames.map((name) => ({ pattern: getPage(name).path, value: getPage(name).path })),
);

function addressOf({ path }: Page<unknown>): string {
  const text = [...testContent.entries.keys()].find((each) => findPattern(each)?.value === path);
  if (text) return text;
  if (path === '/news/:category') return '/news/tax';
  if (path === '/flix/:category') return '/flix/costs';
  return path === '/events/:categoryUrl' ? '/events/webinars' : toExample(path);
}

/** One line of the table: what the page of this record says of itself when it is asked for. */
async function toRow(name: (typeof pageNames)[number]): Promise<string> {
  const record = getPage(name);
  const { breadcrumbs, audience, cache } = record.server;
  const template = (await (record.server.component ?? record.component)()).default.name;
  const { status, text } = await request(app).get(addressOf(record));
  const [data = '{}'] = /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/s.exec(text) ?? [];
  const graph: readonly { '@type': string | string[]; itemListElement?: { name: string }[] }[] =
    status === 200 ? (JSON.parse(data)['@graph'] ?? []) : [];
  const types = graph.map((node) => String(node['@type']));
  const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const crumbs = trail.map((crumb) => crumb.name).join(' › ');
  const seen = status === 200 ? crumbs || '(none)' : `(${audience ?? `answers ${status} without its query`})`;
  return `| \`${record.path}\` | ${template} | ${breadcrumbs} | ${seen} | ${[...new Set(types)].join(', ')} | ${cache} |`;
}

test('docs/routes.md is the table of every route, as the pages themselves answer', async () => {
  const rows: string[] = [];
  for (const name of pageNames) rows.push(await toRow(name));
  const text = `# Routes

Every page of the site map, written by \`npm run routes\` from the answers of the pages themselves on the test catalogue. A test fails when this table differs from them. Pages of customers answer only who is signed in.

| Path | Template | Breadcrumbs | Trail (an example) | JSON-LD | Cache |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  if (process.env.ROUTES === 'write') await writeFile(file, text);

  expect(await readFile(file, 'utf8')).toBe(text);
});
