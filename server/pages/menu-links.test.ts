import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { navigationLinks } from '#shared/app/footer-links.ts';
import { linkToPage, menuButtons, primaryLinks, vehicleTabs } from '#shared/app/menu-plans.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';

const links = [
  linkToPage('home'),
  ...navigationLinks,
  ...Object.values(vehicleTabs),
  ...[...primaryLinks.car, ...primaryLinks.van],
  ...[...menuButtons('car'), ...menuButtons('van')],
];
const paths = new Set([...links.map(({ path }) => path), ...Object.values(accountPaths)]);

test('every link of the header, menus, help, footer and account area leads to a page, or to the login', async () => {
  const app = await createTestApp();
  const answers: { path: string; status: number; leadsTo: string }[] = [];
  for (const path of paths) {
    const { status, headers } = await request(app).get(path.replace(/#.*/, ''));
    answers.push({ path, status, leadsTo: String(headers.location) });
  }
  const isAskedToLogIn = ({ path, status, leadsTo }: (typeof answers)[number]) =>
    path.startsWith('/account') && status === 303 && leadsTo.startsWith('/account/login');

  expect(paths.size).toBeGreaterThan(90);
  expect(answers.filter((answer) => answer.status !== 200 && !isAskedToLogIn(answer))).toEqual([]);
});
