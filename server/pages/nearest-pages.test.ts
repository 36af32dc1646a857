import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

/** The links of the 404 of an address that stand under its words for the nearest pages, and its search. */
async function readMissing(path: string) {
  const { status, text } = await request(await createTestApp()).get(path);
  const list = /<nav[^>]*aria-label="Nearest pages"[^>]*>(.*?)<\/nav>/.exec(text)?.[1] ?? '';
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  return { status, nearest: [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href), main };
}

test('the page of a 404 has the search and the pages that are nearest by the words of the address', async () => {
  const { status, nearest, main } = await readMissing('/guides/how-personal-lease-works');

  expect(status).toBe(404);
  expect(nearest[0]).toBe('/car-leasing/guides/how-personal-leasing-works');
  expect(main).toMatch(/<form[^>]*action="\/search"/);
});

test('a letter that is wrong, missing, too many or swapped does not lose the page', async () => {
  for (const typed of ['/glosary', '/gloszary', '/glosssary', '/golssary'])
    expect([typed, (await readMissing(typed)).nearest]).toEqual([typed, ['/guides/glossary']]);
});

test('makes and ranges are among the nearest pages', async () => {
  expect((await readMissing('/leasing-deals/skoda/octavia-old')).nearest).toContain(
    '/car-leasing/skoda/octavia',
  );
});

test('an address with no word of ours gets the search alone, and nothing of the address is written on the page', async () => {
  const { nearest, main } = await readMissing('/zzzz/wp-zqx9.php');

  expect(nearest).toEqual([]);
  expect(main).toMatch(/action="\/search"/);
  expect(main).not.toContain('zqx9');
});
