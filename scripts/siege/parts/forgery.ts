import { type Answer, type Asked, ask, fromAddress } from '#scripts/siege/ask.ts';
import type { Ground } from '#scripts/siege/ground.ts';
import { pageKinds } from '#scripts/siege/page-kinds.ts';
import type { Row } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';
import {
  demonstrationCustomers,
  demonstrationPassword,
} from '#server/account-api/demonstration/customers.ts';

const evil = 'evil.example';

/** Requests with other hosts, addresses of elsewhere, headers meant for proxies, and forms of other sites. */
export async function forgery(ground: Ground): Promise<readonly Row[]> {
  const stage = await openStage(ground, { SITE_ORIGIN: 'https://localhost' });
  try {
    return [
      await tryHosts(stage),
      await tryPoison(stage),
      await tryRedirects(stage),
      await tryForeignForms(stage),
      await tryCookies(stage),
    ];
  } finally {
    await stage.close();
  }
}

/** Whether an answer names the other host anywhere. */
function names({ headers, text }: Answer): boolean {
  return JSON.stringify(headers).includes(evil) || text.includes(evil);
}

async function tryHosts({ origin, nodes }: Stage): Promise<Row> {
  const wrong: string[] = [];
  const paths = [
    ...Object.values(pageKinds),
    '/Car-Leasing',
    '/sell-my-car',
    '/account',
    '/feed.xml',
    '/sitemap.xml',
  ];
  for (const path of paths)
    for (const [where, address] of [
      ['HAProxy', origin],
      ['a node', nodes[0].origin],
    ] as const) {
      const answer = await ask(address + path, { headers: { Host: evil } });
      if (names(answer)) wrong.push(`${path} at ${where}`);
      if (where === 'HAProxy' && answer.status !== 301) wrong.push(`${path} ${answer.status} at HAProxy`);
    }
  return {
    promise: 'A foreign Host is sent to the site’s own by HAProxy, and no answer of a node names it',
    measured: `${paths.length} addresses: ${wrong.length === 0 ? 'none named it' : wrong.join(', ')}`,
    isMet: wrong.length === 0,
  };
}

const poison: readonly Readonly<Record<string, string>>[] = [
  { 'X-Forwarded-Host': evil },
  { 'X-Host': evil, 'X-Forwarded-Server': evil },
  { Forwarded: `host=${evil};proto=http` },
  { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Scheme': 'http', 'X-Forwarded-Port': '8080' },
  { 'X-Original-URL': '/account/login', 'X-Rewrite-URL': '/account/login' },
  { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'POST' },
  { 'X-Forwarded-Prefix': `//${evil}` },
  { Cookie: 'toggleDealType=business; session=stolen; consent=all; shortlist=1000000001' },
  { 'Accept-Language': 'cy', 'User-Agent': `<script>${evil}` },
  { Accept: 'application/json' },
  { Range: 'bytes=0-10' },
  { 'X-Forwarded-For': `${evil}, 127.0.0.1` },
  { 'X-Request-Id': evil },
];

/** A page that is asked for first with such headers must be for everybody the page that it is without them. */
async function tryPoison({ origin }: Stage): Promise<Row> {
  const wrong: string[] = [];
  for (const [place, headers] of poison.entries()) {
    const path = `/van-leasing?budgetMax=${700 + place}`;
    const poisoned = await ask(origin + path, { headers });
    const after = [await ask(origin + path), await ask(origin + path)];
    const [next, last] = after as [Answer, Answer];
    const isWhole = after.every(({ status, text }) => status === 200 && text.includes('</html>'));
    if (!isWhole || after.some(names) || next.headers.etag !== last.headers.etag)
      wrong.push(`${Object.keys(headers).join()}: the next visitor got ${next.status}`);
    if (poisoned.status === 200 && poisoned.text !== next.text && !headers.Range)
      wrong.push(`${Object.keys(headers).join()}: another page`);
  }
  return {
    promise: `${poison.length} sets of headers meant for proxies change no page of the next visitor, through HAProxy`,
    measured: wrong.length === 0 ? 'none changed' : wrong.join('; '),
    isMet: wrong.length === 0,
  };
}

const elsewhere = [
  `//${evil}`,
  `///${evil}`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `/..//${evil}`,
  `/./\\${evil}`,
  `https:${evil}`,
  `https://${evil}`,
  `https://localhost@${evil}/`,
  `https://localhost.${evil}/`,
  `/%2f%2f${evil}`,
  `/%5c${evil}`,
  `/\t/${evil}`,
  `/%09/${evil}`,
  `/%0d%0aLocation:%20https://${evil}`,
  `javascript:alert('${evil}')`,
  `data:text/html,${evil}`,
];

/** The host that a browser would go to; empty where it stays. */
function leadsTo({ headers }: Answer, from: string): string {
  const { location } = headers;
  if (location === undefined) return '';
  const to = URL.canParse(location, from) ? new URL(location, from) : undefined;
  return to && ['http:', 'https:'].includes(to.protocol) && !to.hostname.endsWith(evil) ? '' : location;
}

async function tryRedirects({ nodes, origin }: Stage): Promise<Row> {
  const wrong: string[] = [];
  for (const [place, next] of elsewhere.entries()) {
    const typed = encodeURI(next).replaceAll('%25', '%');
    const asked: readonly (readonly [address: string, asked: Asked])[] = [
      [`${nodes[0].origin}/deal-type`, { body: { dealType: 'business', next } }],
      [`${nodes[0].origin}/account/login?next=${encodeURIComponent(next)}`, {}],
      [`${origin}/account/deals?next=${encodeURIComponent(next)}`, {}],
      ...(next.startsWith('/') ? ([[nodes[0].origin + typed, {}]] as const) : []),
      ...(next.startsWith('/') ? ([[`${nodes[0].origin}${typed}/`, { method: 'POST' }]] as const) : []),
    ];
    for (const [address, each] of asked) {
      const led = leadsTo(await ask(address, each), nodes[0].origin);
      if (led !== '') wrong.push(`${address} to ${led}`);
    }
    const answer = await logIn(nodes[1].origin, next, fromAddress(place));
    const led = leadsTo(answer, nodes[1].origin);
    if (led !== '') wrong.push(`login with ${next} to ${led}`);
  }
  return {
    promise: `${elsewhere.length} addresses of elsewhere as path, next, or next of a login lead nowhere else`,
    measured: wrong.length === 0 ? 'all stay on the site' : wrong.join(', '),
    isMet: wrong.length === 0,
  };
}

/** Logs the second demonstration customer in by JSON, as a script of the site would. */
function logIn(
  origin: string,
  next: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const email = demonstrationCustomers[1]?.email;
  return ask(`${origin}/api/account/session`, {
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ email, password: demonstrationPassword, next }),
  });
}

const otherSites: readonly Readonly<Record<string, string>>[] = [
  { Origin: `https://${evil}` },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.localhost' },
];

const formRoutes = [
  '/api/account/session',
  '/api/account/sign-out',
  '/api/account/sign-out-everywhere',
  '/api/account/consent',
  '/api/account/documents',
  '/api/account/password',
  '/api/account/confirmation-code',
  '/api/account/wallet/code',
  '/leave-a-message',
  '/request-callback',
  '/review-my-vehicle',
  '/deal-type',
  '/staff/sign-in',
  '/staff/sign-out',
];

/** Forms and scripts of another site, in the browser of a signed-in customer. */
async function tryForeignForms({ nodes }: Stage): Promise<Row> {
  const { headers: loggedIn } = await logIn(nodes[0].origin, '/', fromAddress(100));
  const cookie = loggedIn['set-cookie']?.map((each) => each.split(';')[0]).join('; ');
  const wrong: string[] = [];
  for (const route of formRoutes)
    for (const from of otherSites)
      for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/json']) {
        const headers = { ...from, 'Content-Type': type, Cookie: cookie ?? '' };
        const { status } = await ask(nodes[1].origin + route, { headers, body: '{}' });
        if (status !== 403) wrong.push(`${route} ${type} ${status}`);
      }
  const cors = await ask(`${nodes[0].origin}/api/account/summary`, {
    headers: { Origin: `https://${evil}`, Cookie: cookie ?? '' },
  });
  const isStillIn = cors.status === 200 && cors.headers['access-control-allow-origin'] === undefined;
  return {
    promise: `Forms and scripts of other sites, ${formRoutes.length * otherSites.length * 3} ways, change nothing for a signed-in customer and read nothing`,
    measured: `${wrong.length === 0 ? 'all 403' : wrong.join(', ')}; the customer is ${isStillIn ? 'still signed in' : 'signed out'}`,
    isMet: wrong.length === 0 && isStillIn,
  };
}

/** A session ends with the browser; a browser that logged in is known for half a year. */
const secretShapes = [
  /^__Host-Http-session=[^;]*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  /^__Host-Http-known-browser=[^;]*; Max-Age=15552000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
];

async function tryCookies({ nodes }: Stage): Promise<Row> {
  const { origin } = nodes[0];
  const visit = await ask(`${origin}/account/login`);
  const planted = visit.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const login = await logIn(origin, '/', { ...fromAddress(101), Cookie: planted });
  const chosen = await ask(`${origin}/deal-type`, { body: { dealType: 'business' } });
  const secret = [visit, login].flatMap(({ headers }) => headers['set-cookie'] ?? []);
  const sessions = secret.filter((cookie) => cookie.startsWith('__Host-Http-session='));
  const all = [...secret, ...(chosen.headers['set-cookie'] ?? [])];
  const asPlanted = await ask(`${nodes[1].origin}/api/account/summary`, { headers: { Cookie: planted } });
  const publicOnes = await Promise.all(
    ['/', '/car-leasing', '/contact', '/search?q=golf'].map((path) => ask(origin + path)),
  );
  const wrong = [
    ...secret.filter((cookie) => !secretShapes.some((shape) => shape.test(cookie))),
    ...all.filter(
      (cookie) => !/; Secure/.test(cookie) || !/; SameSite=Lax/.test(cookie) || /; Domain=/i.test(cookie),
    ),
    ...publicOnes.flatMap(({ headers }) => headers['set-cookie'] ?? []),
    ...(sessions.length === 2 && asPlanted.status === 204 ? [] : [`planted session: ${asPlanted.status}`]),
  ];
  return {
    promise:
      'Cookies: Secure, SameSite and of this host alone, sessions and known browsers out of reach of scripts, sessions new at login; public pages set none',
    measured:
      wrong.length === 0
        ? `${all.length} cookies seen, all so`
        : wrong.map((each) => each.replace(/=[^;]+/, '=…')).join(', '),
    isMet: wrong.length === 0,
  };
}
