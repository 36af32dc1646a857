import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const withTags = { ANALYTICS_ID: 'GTM-TEST' };

async function choose(fields: string, env: Readonly<Record<string, string>> = {}, cookie = '') {
  const app = await createTestApp({ env });
  return request(app).post('/cookie-choices').set('Cookie', cookie).type('form').send(fields);
}

function cookiesOf(headers: Readonly<Record<string, unknown>>): readonly string[] {
  return (headers['set-cookie'] ?? []) as readonly string[];
}

test('a choice is kept for six months in one cookie, without scripts, and leads back to the page', async () => {
  const { status, headers } = await choose('statistics=no');

  expect(status).toBe(303);
  expect(headers.location).toBe('/cookie-choices?kept=true');
  expect(headers['cache-control']).toBe('no-store');
  expect(cookiesOf(headers)).toHaveLength(1);
  expect(cookiesOf(headers)[0]).toMatch(
    /^cookieChoices=1\.statistics-no; Max-Age=15724800; Path=\/; Expires=[^;]+; SameSite=Lax$/,
  );
});

test('on https the cookie is sent over https only', async () => {
  const { headers } = await choose('statistics=yes', { SITE_ORIGIN: 'https://www.example.co.uk' });

  expect(cookiesOf(headers)[0]).toMatch(/; Secure; SameSite=Lax$/);
});

test('advertising is a choice only where a tag manager is configured', async () => {
  const without = await choose('statistics=yes&advertising=yes');
  const withOne = await choose('statistics=yes&advertising=yes', withTags);

  expect(cookiesOf(without.headers)[0]).toMatch(/^cookieChoices=1\.statistics-yes;/);
  expect(cookiesOf(withOne.headers)[0]).toMatch(/^cookieChoices=1\.statistics-yes\.advertising-yes;/);
});

test('refusing advertising deletes its cookies, on this host and its parent domains, and no other cookies', async () => {
  const app = await createTestApp({ env: withTags });
  const { headers } = await request(app)
    .post('/cookie-choices')
    .set({
      Host: 'www.example.co.uk',
      Cookie: '_ga=1; toggleDealType=business; __Host-Http-session=x; _gcl_au=2',
    })
    .type('form')
    .send('statistics=yes&advertising=no');
  const removed = cookiesOf(headers).filter((line) => line.includes('Expires=Thu, 01 Jan 1970'));

  expect(new Set(removed.map((line) => line.split('=')[0]))).toEqual(new Set(['_ga', '_gcl_au']));
  expect(removed.some((line) => line.includes('Domain=example.co.uk'))).toBe(true);
  expect(removed.some((line) => !line.includes('Domain='))).toBe(true);
});

test('only a limited number of cookies is deleted, even if a request has more', async () => {
  const many = Array.from({ length: 60 }, (_, place) => `_t${place}=1`).join('; ');
  const { headers } = await choose('statistics=yes&advertising=no', withTags, many);

  expect(new Set(cookiesOf(headers).map((line) => line.split('=')[0])).size).toBe(21);
});

test.each(['', 'statistics=perhaps', 'advertising=yes', 'statistics=yes&advertising=1'])(
  'an invalid choice (%s) changes nothing',
  async (fields) => {
    const { status, headers } = await choose(fields, withTags);

    expect(status).toBe(400);
    expect(cookiesOf(headers)).toEqual([]);
  },
);

test.each([
  ['a text without end', `statistics=yes&more=${'x'.repeat(1024)}`],
  ['more fields than the form has', `statistics=yes${'&x='.repeat(10)}`],
])('%s is refused without being parsed', async (_name, fields) => {
  const { status, headers } = await choose(fields);

  expect(status).toBe(413);
  expect(cookiesOf(headers)).toEqual([]);
});

test('another site cannot make the choice for a visitor', async () => {
  const app = await createTestApp();
  const { status } = await request(app)
    .post('/cookie-choices')
    .set('Origin', 'https://elsewhere.example')
    .type('form')
    .send('statistics=yes');

  expect(status).toBe(403);
});

test('the page shows the choices of this visitor only', async () => {
  const app = await createTestApp({ env: withTags });
  const cookie = 'cookieChoices=1.statistics-yes.advertising-no';
  const { text, headers } = await request(app).get('/cookie-choices').set('Cookie', cookie);
  const { text: fresh } = await request(app).get('/cookie-choices');
  const others = 'XcookieChoices=1.statistics-yes; cookieChoices=1.statistics-yes!';
  const { text: unknown } = await request(app).get('/cookie-choices').set('Cookie', others);
  const checked = (html: string) =>
    [
      ...html.matchAll(
        /<input[^>]*name="(\w+)"[^>]*checked=""[^>]*value="(\w+)"|<input[^>]*name="(\w+)"[^>]*value="(\w+)"[^>]*checked=""/g,
      ),
    ].map(([, a, b, c, d]) => `${a ?? c} ${b ?? d}`);

  expect(headers['cache-control']).toContain('no-store');
  expect(checked(text)).toEqual(['statistics yes', 'advertising no']);
  expect(checked(fresh)).toEqual(['statistics no', 'advertising no']);
  expect(checked(unknown)).toEqual(checked(fresh));
});

test('the security policy of a personal page allows no tag manager, whatever is configured or chosen', async () => {
  const app = await createTestApp({ env: withTags });
  const cookie = 'cookieChoices=1.statistics-yes.advertising-yes';
  const policyOf = async (path: string) =>
    (await request(app).get(path).set('Cookie', cookie)).headers['content-security-policy'];
  const open = [await policyOf('/cookie-choices'), await policyOf('/car-leasing')];

  for (const policy of open)
    expect(policy).toMatch(/googletagmanager\.com.*trusted-types modules tag-manager/);
  for (const path of ['/account/login', '/account/register', '/search?q=octavia'])
    expect(await policyOf(path)).not.toMatch(/googletagmanager|tag-manager/);
});

test('without a tag manager no visitor is asked about advertising', async () => {
  const { text } = await request(await createTestApp()).get('/cookie-choices');

  expect(text).toContain('name="statistics"');
  expect(text).not.toContain('name="advertising"');
  expect(text).not.toContain('googletagmanager');
});

test.each([{ 'Sec-GPC': '1' }, { DNT: '1' }])(
  'the page says that an objection by %j overrides the choice',
  async (header) => {
    const app = await createTestApp();
    const { text } = await request(app).get('/cookie-choices').set(header);

    expect(text).toContain('Your browser asks sites not to track you');
    expect((await request(app).get('/cookie-choices')).text).not.toContain('asks sites not to track');
  },
);

test('every cookie that the site sets is named on the page, with its purpose and how long it stays', async () => {
  const { text } = await request(await createTestApp()).get('/cookie-choices');

  for (const name of ['session', 'cookieChoices', 'toggleDealType', 'viewed'])
    expect(text).toContain(`<b>${name}</b>`);
});
