import { expect, test } from 'vitest';
import { enquiryReceivedPath } from '#shared/pages/enquiries/received/enquiry-received-path.ts';
import { getPage, type PageName, pageNames } from './site-map.ts';

/** The words of an address before its second slash: `/electric-van-leasing/ford` is about vans. */
const firstWords = (path: string) => path.split('/')[1]?.split('-') ?? [];

/** The deal type that the address of a list or a vehicle names. */
function dealTypeIn(path: string): string {
  const words = firstWords(path);
  if (words.includes('van')) return 'van';
  if (!words.includes('leasing') || !words.includes('car')) return '-';
  return words.includes('business') ? 'business' : 'personal';
}

test('every page has the deal type that its address names, and pages of text have none', () => {
  for (const { path, dealType = '-', isDocument } of pageNames.map(getPage))
    expect([path, dealType]).toEqual([path, isDocument ? '-' : dealTypeIn(path)]);
});

test('the pages whose address is about vans mark the tab for vans, and all others the tab for cars', () => {
  for (const { path, tab = 'car' } of pageNames.map(getPage))
    expect([path, tab]).toEqual([path, firstWords(path).includes('van') ? 'van' : 'car']);
});

test('pages of the account are for customers who are signed in, but for signing in and the links of mails', () => {
  const known: Readonly<Record<string, string | undefined>> = {
    '/account/login': 'signed-out',
    '/account/register': 'signed-out',
    '/account/complete': 'everybody',
    '/account/forgotten-password': 'everybody',
    '/account/reset-password': 'everybody',
  };
  for (const { path, server } of pageNames.map(getPage)) {
    const usual = /^\/account(?:\/|$)/.test(path) ? 'signed-in' : 'everybody';
    expect([path, server.audience ?? 'everybody']).toEqual([path, known[path] ?? usual]);
  }
});

test('every page has a name, or a trail that comes from its data', () => {
  const pages = pageNames.map(getPage).filter(({ server }) => !server.name && !server.trail);

  expect(pages.map(({ path }) => path)).toEqual([]);
});

test('the breadcrumbs have the style of the page’s group', () => {
  const styleOf = (name: PageName) => getPage(name).server.breadcrumbs;

  expect([styleOf('home'), styleOf('personalVehicle')]).toEqual(['hidden', 'hidden']);
  expect([styleOf('vanMake'), styleOf('usedCars'), styleOf('contact')]).toEqual(['light', 'light', 'light']);
  const opened = pageNames.map(getPage).filter(({ server }) => server.breadcrumbs === 'absolute');
  expect(opened.map(({ path }) => path).toSorted()).toEqual([
    '/business-car-leasing/guides/:slug',
    '/car-leasing/guides/:slug',
    '/car-leasing/liverpool',
    '/car-leasing/london',
    '/car-leasing/manchester',
    '/electric-car-leasing/guides/:slug',
    '/van-leasing/guides/:slug',
  ]);
  for (const { path, server } of pageNames
    .map(getPage)
    .filter((page) => /^\/account(?:\/|$)/.test(page.path)))
    expect([path, server.breadcrumbs]).toEqual([path, 'dark']);
});

test('every page that caches may not store is private, except the page of cookie choices', () => {
  const personal = pageNames.map(getPage).filter(({ server }) => server.cache === 'never');
  const open = personal.filter(({ isPrivate }) => !isPrivate).map(({ path }) => path);

  expect(personal.length).toBeGreaterThan(10);
  expect(open).toEqual(['/cookie-choices']);
});

test('the pages below /account and /staff are private, and so are pages about a salary, the search, the glossary with its own, the shortlist, receipts and the commission consent', () => {
  const isPersonal =
    /^\/(?:account|staff|enquiry-received|salary-sacrifice|search|guides\/glossary|news\/search|events\/search|flix\/search|shortlist|commission-disclosure\/consent)(?:\/|$)/;

  for (const { path, isPrivate = false } of pageNames.map(getPage)) {
    expect([path, isPrivate]).toEqual([path, isPersonal.test(path)]);
  }
});

test('a page that answers a query about deals or figures is stored for seconds, not for minutes', () => {
  const harmless = ['page', 't', 'reference'];
  const long = pageNames.map(getPage).filter(({ server }) => server.cache === 'long');
  const faults = long.filter((page) => page.server.queryParameters?.some((name) => !harmless.includes(name)));

  expect(long.length).toBeGreaterThan(40);
  expect(faults.map(({ path }) => path)).toEqual([]);
});

test('mailed links lead to two pages, which everybody may open', () => {
  const pages = pageNames.map(getPage).filter(({ server }) => server.takesMailedLink);

  expect(pages.map(({ path }) => path)).toEqual(['/account/complete', '/account/reset-password']);
  expect(pages.map(({ server }) => server.audience)).toEqual([undefined, undefined]);
});

test('no two pages have the same path', () => {
  const paths = pageNames.map((name) => getPage(name).path);

  expect(new Set(paths).size).toBe(paths.length);
});

test('the function for a receipt’s path agrees with the path of its page', () => {
  expect(enquiryReceivedPath(':reference')).toBe(getPage('enquiryReceived').path);
});

test('every page that reads a deal type from its query has the header of that deal type', () => {
  const readers = pageNames.filter((name) => getPage(name).server.queryParameters?.includes('dealType'));

  expect(readers.length).toBeGreaterThan(1);
  expect(readers.filter((name) => !getPage(name).dealTypesInQuery)).toEqual([]);
});
