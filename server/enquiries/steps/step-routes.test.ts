import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import {
  createFakeVehicleEnquiry,
  fakeVehicleEnquiryKey as key,
} from '#server/platform/upstream/testing/fake-vehicle-enquiry.ts';
import { listenLocally } from '#server/testing/listen-locally.ts';
import { memoryEnquiries } from '#server/testing/memory-enquiries.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { storedForms } from '#shared/enquiries/stored-forms.ts';
import { createVehicleEnquiry } from './vehicle-enquiry.ts';

async function openSite() {
  const server = createFakeVehicleEnquiry();
  const url = await listenLocally(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const recorded = recordLog();
  const enquiries = memoryEnquiries();
  const vehicleEnquiry = createVehicleEnquiry({ url, key, log: recorded.log });
  const app = await createTestApp({
    env: { TRUST_PROXY: '1' },
    log: recorded.log,
    services: { enquiries, vehicleEnquiry },
  });
  const lookUp = (plate: string, path = '/sell-your-car') =>
    request(app).post(`${path}?step=look-up`).type('form').send({ plate });
  return { app, enquiries, recorded, lookUp };
}

function typedIn(html: string, name: string): string | undefined {
  const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
  return /value="([^"]*)"/.exec(input)?.[1];
}

test('registration plates are normalised by removing white space and upper-casing, and what DVLA knows is filled in', async () => {
  const { lookUp, enquiries, recorded } = await openSite();
  const answer = await lookUp(' aa19 aaa ');

  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(typedIn(answer.text, 'registration')).toBe('AA19AAA');
  expect(typedIn(answer.text, 'make')).toBe('Ford');
  expect(typedIn(answer.text, 'colour')).toBe('Red');
  expect(typedIn(answer.text, 'year')).toBe('2019');
  expect(answer.text).toMatch(/<option value="petrol" selected=""/);
  expect(answer.text).toContain('From DVLA: Ford, red, petrol, 2019');
  expect(enquiries.stored).toEqual([]);
  expect(recorded.text()).not.toContain('AA19AAA');
});

test.each([
  ['ER19BAD', 400, 'DVLA says this isn’t a registration.'],
  ['ER19NFD', 404, 'DVLA has no vehicle with this registration.'],
  ['ER19THR', 429, 'DVLA’s service is very busy at the moment.'],
  ['ER19ERR', 500, 'DVLA’s service isn’t available at the moment.'],
  ['ER19MNT', 503, 'DVLA’s service isn’t available at the moment.'],
])(
  'when DVLA answers %s with %i the page says so and that typing by hand always works',
  async (plate, _status, words) => {
    const { lookUp } = await openSite();
    const answer = await lookUp(plate, '/sell-your-van');

    expect(answer.status).toBe(200);
    expect(answer.text).toContain(words);
    expect(answer.text).toContain('Please type in the details below');
    expect(answer.text).not.toContain('name="plate"');
    expect(typedIn(answer.text, 'registration')).toBe(plate);
  },
);

test('DVLA is not asked about a text that is no plate, and the field says so', async () => {
  const { lookUp } = await openSite();
  const answer = await lookUp('not a plate!');

  expect(answer.status).toBe(400);
  expect(answer.text).toContain('id="field-plate-error"');
  expect(answer.text).toContain('Enter a registration such as AB12 CDE.');
  expect(typedIn((await lookUp('x'.repeat(5000))).text, 'plate')).toBe('x'.repeat(40));
});

test('one address may look up twenty plates an hour, then the visitor types the vehicle in', async () => {
  const { lookUp } = await openSite();
  for (let count = 0; count < 20; count += 1) await lookUp('AA19AAA');
  const answer = await lookUp('AA19AAA');

  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.text).toContain('Please type in the details below');
  expect((await lookUp('AA19AAA').set('X-Forwarded-For', '192.0.2.2')).status).toBe(200);
});

test('the page asks for the plate first, and for the rest once it has one, without a key for DVLA too', async () => {
  const { app: withKey } = await openSite();
  const without = await createTestApp();
  for (const app of [withKey, without]) {
    const page = await request(app).get('/sell-your-car');

    expect(page.text).toContain('name="plate"');
    expect(page.text).not.toMatch(/name="(?:make|mileage|reply|consent)"/);
    expect(page.text).toContain('action="/sell-your-car?step=look-up"');
  }
  const next = await request(without)
    .post('/sell-your-van?step=look-up')
    .type('form')
    .send({ plate: 'ab12 cde' });

  expect(next.status).toBe(200);
  expect(typedIn(next.text, 'registration')).toBe('AB12CDE');
  expect(next.text).not.toContain('DVLA’s service');
});

test('an offer that comes back with faults shows the form again, not the first step', async () => {
  const { app } = await openSite();
  const answer = await request(app).post('/sell-your-car').type('form').send({ registration: '' });

  expect(answer.status).toBe(400);
  expect(answer.text).toContain('name="make"');
  expect(answer.text).not.toContain('name="plate"');
});

const answers = {
  age: 'adult',
  residency: 'over-3',
  employment: 'full-time',
  jobLength: 'over-3-years',
  income: '30-to-50',
  housing: '500-to-1000',
  credit: 'clean',
  upfront: '6',
  licence: 'uk',
};

test('the answers of the eligibility checker are judged on the page, without contact details and without being stored', async () => {
  const { app, enquiries } = await openSite();
  const check = (fields: object) =>
    request(app).post('/finance-eligibility-checker?step=check').type('form').send(fields);
  const good = await check(answers);
  const bad = await check({ ...answers, credit: 'serious' });

  expect(good.status).toBe(200);
  expect(good.headers['cache-control']).toBe('no-store');
  expect(good.text).toContain('Likely to be approved');
  expect(good.text).toContain('No credit search was made');
  expect(bad.text).toContain('Unlikely to be approved at the moment');
  expect(enquiries.stored).toEqual([]);
});

test('page, result, receipt and privacy policy say the same of the answers: kept once they are sent to us, and not before', async () => {
  const { app, enquiries } = await openSite();
  const page = '/finance-eligibility-checker';
  const first = await request(app).get(page);
  const judged = await request(app).post(`${page}?step=check`).type('form').send(answers);
  const contact = { name: 'Ada Byron', reply: 'email', email: 'ada@example.com' };

  expect(first.text).toContain('don’t keep them, unless you then send them to us with your contact details.');
  expect(judged.text).toContain('We haven’t kept your answers.');
  expect(judged.text).toContain('send them with your contact details. Then we keep both.');
  expect(enquiries.stored).toEqual([]);

  const sent = await request(app)
    .post(page)
    .type('form')
    .send({ ...answers, ...contact });
  const receipt = await request(app).get(sent.headers.location ?? '');
  expect(receipt.text).toContain('Answers that you send us are kept with your contact details');
  expect(enquiries.stored).toMatchObject([{ fields: { ...answers, name: 'Ada Byron' } }]);
  expect(storedForms[enquiryDefinitions.eligibility.handling.stored].holds).toBe(
    'Nothing until you press “Send my answers”; then nine answers and how to reach you',
  );
  expect(judged.text).toContain('Send my answers');
});

test('a question that was left out is named, and nothing is judged', async () => {
  const { app } = await openSite();
  const { age: _age, ...rest } = answers;
  const answer = await request(app).post('/finance-eligibility-checker?step=check').type('form').send(rest);

  expect(answer.status).toBe(400);
  expect(answer.text).toContain('Say whether you are 18 or over.');
  expect(answer.text).not.toContain('id="outlook"');
});

test('the answers are sent to us only with contact details, and come back with the result when those are wrong', async () => {
  const { app, enquiries } = await openSite();
  const send = (fields: object) =>
    request(app)
      .post('/finance-eligibility-checker')
      .type('form')
      .send({ ...answers, ...fields });
  const bad = await send({ name: '', reply: 'email', email: 'ada@example.com' });
  const good = await send({ name: 'Ada Byron', reply: 'email', email: 'ada@example.com' });

  expect(bad.status).toBe(400);
  expect(bad.text).toContain('Likely to be approved');
  expect(bad.text).toContain('Enter your name.');
  expect(good.status).toBe(303);
  expect(enquiries.stored).toMatchObject([
    { kind: 'eligibility', fields: { ...answers, name: 'Ada Byron' } },
  ]);
});

test('posting an unknown step sends no enquiry', async () => {
  const { app, enquiries } = await openSite();
  const answer = await request(app).post('/careers?step=look-up').type('form').send({ plate: 'AA19AAA' });

  expect(answer.status).toBe(400);
  expect(enquiries.stored).toEqual([]);
});
