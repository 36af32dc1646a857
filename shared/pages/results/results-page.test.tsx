import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const app = await createTestApp();

async function open(path: string): Promise<string> {
  const response = await request(app).get(path);
  expect(response.status).toBe(200);
  return response.text;
}

/** The tag of the first control with this name and value. */
function control(html: string, name: string, value: string): string | undefined {
  return html
    .match(/<(?:input|option)[^>]*>/g)
    ?.find(
      (tag) =>
        tag.includes(`value="${value}"`) && (tag.startsWith('<option') || tag.includes(`name="${name}"`)),
    );
}

test('the form of a results page has the current filters as its values, so that it works without scripts', async () => {
  const html = await open('/car-leasing?fuel=electric&term=24&budgetMax=900&inStock=true&sort=total');

  expect(html).toMatch(/<form[^>]*action="\/car-leasing"/);
  expect(control(html, 'fuel', 'electric')).toContain('checked');
  expect(control(html, 'fuel', 'petrol')).not.toContain('checked');
  expect(control(html, 'term', '24')).toContain('selected');
  expect(control(html, 'sort', 'total')).toContain('selected');
  expect(control(html, 'inStock', 'true')).toContain('checked');
  expect(html).toMatch(/name="budgetMax"[^>]*value="900"/);
});

test.each(['/business-car-leasing', '/van-leasing'])(
  '%s says above its list and on each card that VAT comes on top',
  async (path) => {
    const html = (await open(path)).replaceAll('\u00a0', ' ');
    const cards = html.split('<article').slice(1);

    expect(html.split('<article')[0]).toContain(', plus 20% VAT.');
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards.filter((each) => each.includes('in total')))
      expect(card).toContain('in total, plus 20% VAT.');
    expect((await open('/car-leasing')).replaceAll('\u00a0', ' ')).not.toContain('plus 20% VAT');
  },
);

test('a list without deals says so once, not in how many ranges', async () => {
  const status = /role="status">([^<]*)/.exec(await open('/car-leasing?budgetMax=1'))?.[1];

  expect(status).toBe('0 deals');
});

test('the form has a field for the kind of offer only where the path does not decide it', async () => {
  expect(await open('/car-leasing?pricingType=used')).toContain('name="pricingType"');
  expect(await open('/used-car-leasing')).not.toContain('name="pricingType"');
});

test('no card preloads its drawing by a link element inside its list item', async () => {
  expect(await open('/car-leasing')).not.toMatch(/<li( [^>]*)?><link/);
});

test('impossible values in a link are answered with a note that does not repeat them', async () => {
  const html = await open('/car-leasing?term=%3Cscript%3Ealert(1)%3C/script%3E&fuel=x%22onload');

  expect(html).toContain('so prices are for 36 months. Choose 6, 12, 18, 24, 36 or 48 months.');
  expect(html).toContain('we left out a choice we');
  expect(html).not.toMatch(/alert\(1\)|onload/);
});

test('a view that there is not, and a budget that is no amount, are said on list and map, and the budget stays typed', async () => {
  expect(await open('/car-leasing?view=table')).toContain(
    'We didn’t recognise that view, so this is the list.',
  );
  for (const path of [
    '/car-leasing?budgetMax=about+300',
    '/car-leasing?view=map&budgetMax=about+300&term=60',
  ]) {
    const html = await open(path);
    expect(html).toContain('We couldn’t use your highest budget, so we left it out.');
    expect(html).toMatch(/name="budgetMax" value="about 300"/);
    expect(html.includes('There are no leases of 60 months here')).toBe(path.includes('term=60'));
  }
});

test('every filter that is on has a link that removes it, and one link removes all of them', async () => {
  const html = await open('/car-leasing?fuel=electric,petrol&term=24');

  expect(html).toContain('href="/car-leasing?term=24&amp;fuel=petrol"');
  expect(html).toMatch(/href="\/car-leasing\?term=24"[^>]*>Clear all/);
});

test('the toggle is a switch in a form that needs no script: Personal unchecked, Business checked', async () => {
  const personal = await open('/car-leasing?term=24');
  const business = await open('/business-car-leasing?term=24');

  expect(personal).toMatch(/<form[^>]*action="\/deal-type" method="post"/);
  expect(personal).toContain('name="next" value="/business-car-leasing?term=24"');
  expect(personal).toMatch(/<button[^>]*role="switch" aria-checked="false"/);
  expect(business).toMatch(/<button[^>]*role="switch" aria-checked="true"/);
});

test.each(['/van-leasing', '/used-car-leasing', '/car-leasing?pricingType=atc', '/van-manufacturers'])(
  'there is no toggle on %s',
  async (path) => {
    expect(await open(path)).not.toContain('/deal-type');
  },
);

test('the button of the filters has a badge of the active filter count', async () => {
  expect(await open('/car-leasing')).not.toMatch(/<span[^>]*>\d+<span class="visually-hidden"> on/);
  expect(await open('/car-leasing?fuel=electric&inStock=true')).toMatch(
    /<span[^>]*>2<span class="visually-hidden"> on/,
  );
});

test('the number of deals is said with that of ranges, and with all versions the form keeps asking for them', async () => {
  const grouped = await open('/car-leasing');
  const all = await open('/car-leasing?show=versions');

  expect(grouped.replaceAll('<!-- -->', '')).toMatch(/role="status">\d+ deals? in \d+ ranges?</);
  expect(grouped).not.toContain('name="show"');
  expect(all.replaceAll('<!-- -->', '')).toMatch(/role="status">\d+ deals?, all versions</);
  expect(all).toMatch(/<a href="\/car-leasing">One per range<\/a>/);
  expect(all).toContain('<input type="hidden" name="show" value="versions"/>');
});

test('a filter leaves the introduction where it is, so that nothing moves', async () => {
  const introduction = /<p[^>]*>[^<]*priced for your mileage/;

  expect(await open('/car-leasing')).toMatch(introduction);
  expect(await open('/car-leasing?fuel=electric')).toMatch(introduction);
});

test('what the page has as markup is not sent again as data: cards and the options of filters', async () => {
  const html = await open('/car-leasing');
  const [, text = ''] = /id="page-state">([^<]*)/.exec(html) ?? [];
  const { facets, kept, ...data } = JSON.parse(text).state.data;

  expect(data).not.toHaveProperty('deals');
  expect(kept.vehicleRefs.length).toBeGreaterThan(1);
  expect(facets.length).toBeGreaterThan(3);
  for (const facet of facets) expect(facet).not.toHaveProperty('options');
});
