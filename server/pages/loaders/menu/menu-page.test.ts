import request from 'supertest';
import { expect, test } from 'vitest';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { createTestApp, testCatalogue } from '#server/testing/test-app.ts';

const app = await createTestApp();

async function read(path: string): Promise<string> {
  return (await request(app).get(path).expect(200)).text;
}

const images = /<img[^>]* src="\/website\/static\/vehicles\/(?:estate|hatchback|medium)-/g;
const icons = /<use href="\/website\/static\/icons\.svg#(?:estate|hatchback|medium)"/g;

/** The HTML of the `main` element. */
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

test('popular types menu shows body types with images', async () => {
  const html = mainOf(await read('/menu'));

  expect(html.match(images)?.length).toBe(3);
  expect(html.match(icons)).toBeNull();
});

test('popular types menu shows body types with icons when the query says icons=true', async () => {
  const html = mainOf(await read('/menu?icons=true'));

  expect(html.match(icons)?.length).toBe(3);
  expect(html.match(images)).toBeNull();
  expect(mainOf(await read('/menu?icons=1')).match(images)?.length).toBe(3);
});

test('the menu without JavaScript has a heading for each button of the header, cars before vans', async () => {
  const html = mainOf(await read('/menu'));
  const ids = [...html.matchAll(/<h3 id="([^"]+)"/g)].map(([, id]) => id);
  const jumps = [...html.matchAll(/<a class="[^"]*" href="#([^"]+)"/g)].map(([, id]) => id);

  expect(ids).toContain('deals');
  expect(ids.indexOf('van-makes')).toBeGreaterThan(ids.indexOf('help'));
  expect(jumps).toEqual(ids);
});

test('popular manufacturers are shown with logos, the badge and what it means', async () => {
  const html = mainOf(await read('/menu'));

  expect(html).toContain('src="/website/static/makes/skoda.svg"');
  expect(html).toContain('href="/business-car-leasing/skoda"');
  expect(html).toContain('Best Prices</small>');
  expect(html).toContain('lowest true monthly cost in at least one body type');
});

test('every link of the menu, the footer and the error page answers', async () => {
  const pages = [await read('/menu'), (await request(app).get('/nothing-here').expect(404)).text];
  const links = new Set(
    pages.flatMap((html) => [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, path]) => path)),
  );
  const answers: (readonly [path: string | undefined, status: number])[] = [];
  for (const path of links) answers.push([path, (await request(app).get(path ?? '')).status]);

  expect(links.size).toBeGreaterThan(30);
  // Account pages redirect visitors who are not signed in to login.
  expect(answers.filter(([, status]) => status !== 200 && status !== 302 && status !== 303)).toEqual([]);
});

test('a tab without any deals says so in place of its makes and body types', async () => {
  const carsOnly = await createTestApp({ catalogue: testCatalogue([exampleVehicle('1000000001')]) });
  const { text } = await request(carsOnly).get('/menu').expect(200);
  const sectionOf = (id: string) => new RegExp(`<h3 id="${id}".*?</section>`, 's').exec(text)?.[0] ?? '';

  expect(sectionOf('van-makes')).toContain('There are no deals here at the moment.');
  expect(sectionOf('van-body-types')).toContain('There are no deals here at the moment.');
  expect(sectionOf('makes')).not.toContain('There are no deals here');
});

test('the menu leads to all car manufacturers by a form for each deal type, and to those of vans by a link', async () => {
  const html = mainOf(await read('/menu'));
  const forms = [...html.matchAll(/<form action="\/deal-type" method="post">(.*?)<\/form>/gs)];

  expect(
    forms.map(([, form]) => [...(form ?? '').matchAll(/ value="([^"]*)"/g)].map(([, value]) => value)),
  ).toEqual([
    ['personal', '/all-manufacturers'],
    ['business', '/all-manufacturers?dealType=business'],
  ]);
  expect(html).toContain('<a href="/van-manufacturers">View all van manufacturers</a>');
});
