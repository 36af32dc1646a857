import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { siteMap } from '#shared/routes/site-map.ts';

const page = join(import.meta.dirname, '../../../docs/account-calls.md');
const rows = readFileSync(page, 'utf8')
  .split('\n')
  .filter((line) => /^\| `(?:GET|POST) \/api\//.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The texts in backticks, or the links, of one column. */
const listed = (column: number, pattern: RegExp) =>
  rows.map((cells) => [...(cells[column] ?? '').matchAll(pattern)].map(([, text]) => text ?? ''));

test('the screens of docs/account-calls.md are pages of the site, and its tests exist', () => {
  const paths = new Set<string>(Object.values(siteMap).map(({ path }) => path));
  for (const screens of listed(5, /`([^`]+)`/g)) {
    expect(screens.length).toBeGreaterThan(0);
    for (const screen of screens) expect([screen, paths.has(screen)]).toEqual([screen, true]);
  }
  for (const files of listed(6, /\]\(([^)]+)\)/g)) {
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect([file, existsSync(join(dirname(page), file))]).toEqual([file, true]);
  }
});

test('the routes of docs/account-calls.md are mounted', async () => {
  const app = await createTestApp();
  const routes = new Set(listed(4, /`([^`]+)`/g).flat());
  expect(routes.size).toBeGreaterThan(9);
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    const sending =
      method === 'GET' ? request(app).get(`/api/account${path}`) : request(app).post(`/api/account${path}`);
    const { status } = await sending.set('Accept', 'application/json').type('json');
    expect([route, status === 404 || status >= 500]).toEqual([route, false]);
  }
});
