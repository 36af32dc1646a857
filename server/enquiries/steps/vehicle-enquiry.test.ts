import { expect, onTestFinished, test } from 'vitest';
import {
  type Behaviour,
  cuts,
  hangsUp,
  redirects,
  sends,
  slow,
} from '#server/platform/upstream/testing/behaviours.ts';
import { startFakeUpstream } from '#server/platform/upstream/testing/fake-upstream.ts';
import {
  createFakeVehicleEnquiry,
  fakeVehicleEnquiryKey as key,
} from '#server/platform/upstream/testing/fake-vehicle-enquiry.ts';
import { listenLocally } from '#server/testing/listen-locally.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { createVehicleEnquiry } from './vehicle-enquiry.ts';

async function startDvla() {
  const server = createFakeVehicleEnquiry();
  const url = `${await listenLocally(server)}/vehicle-enquiry/v1/vehicles`;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return url;
}

test('a known plate gives DVLA’s facts about the vehicle, and no field that we did not ask for', async () => {
  const { log } = recordLog();
  const dvla = createVehicleEnquiry({ url: await startDvla(), key, log });

  expect(await dvla.lookUp('AA19AAA')).toEqual({
    kind: 'found',
    vehicle: {
      make: 'FORD',
      colour: 'RED',
      fuelType: 'PETROL',
      co2Emissions: 300,
      yearOfManufacture: 2019,
      taxStatus: 'Untaxed',
      motStatus: 'No details held by DVLA',
    },
  });
});

test.each([
  ['ER19BAD', 400, 'refused'],
  ['ER19NFD', 404, 'unknown'],
  ['ER19THR', 429, 'busy'],
  ['ER19ERR', 500, 'away'],
  ['ER19MNT', 503, 'away'],
])(
  'the test plate %s, answered with %i, gives %s, and the plate is not logged',
  async (plate, _status, kind) => {
    const recorded = recordLog();
    const dvla = createVehicleEnquiry({ url: await startDvla(), key, log: recorded.log });

    expect(await dvla.lookUp(plate)).toEqual({ kind });
    expect(recorded.text()).not.toContain(plate);
    expect(recorded.text()).not.toContain(key);
  },
);

test('a refused key says nothing about the vehicle', async () => {
  const dvla = createVehicleEnquiry({ url: await startDvla(), key: 'another key', log: recordLog().log });

  expect(await dvla.lookUp('AA19AAA')).toEqual({ kind: 'away' });
});

test('the service gets the plate and nothing else, and the key only in its header', async () => {
  const upstream = await startFakeUpstream();
  onTestFinished(() => upstream.close());
  upstream.script('/', sends(200, '{"make":"FORD"}'));
  await createVehicleEnquiry({ url: upstream.baseUrl, key, log: recordLog().log }).lookUp('AA19AAA');
  const [request] = upstream.seen();

  expect(JSON.parse(request?.body ?? '')).toEqual({ registrationNumber: 'AA19AAA' });
  expect(request?.headers['x-api-key']).toBe(key);
  expect([request?.path, request?.query]).toEqual(['/', '']);
});

test.each<[string, Behaviour]>([
  ['cuts its answer', cuts()],
  ['hangs up', hangsUp()],
  ['answers rubbish', sends(200, '<html>')],
  ['answers without a make', sends(200, '{}')],
  ['answers with a make that is no text', sends(200, '{"make":{"toString":"FORD"}}')],
  ['answers with a colour without end', sends(200, JSON.stringify({ make: 'FORD', colour: 'x'.repeat(41) }))],
  ['answers with a year that is none', sends(200, '{"make":"FORD","yearOfManufacture":20190}')],
  ['points elsewhere', redirects('https://elsewhere.example')],
  ['is slow', slow(10_000, sends(200, '{"make":"FORD"}'))],
])('a service that %s counts as away, in good time', async (_name, behaviour) => {
  const upstream = await startFakeUpstream();
  onTestFinished(() => upstream.close());
  upstream.script('/', behaviour);
  const dvla = createVehicleEnquiry({
    url: upstream.baseUrl,
    key,
    log: recordLog().log,
    limits: { callMs: 300 },
  });

  expect(await dvla.lookUp('AA19AAA')).toEqual({ kind: 'away' });
});

test('after five failures in a row no visitor waits for the service', async () => {
  const upstream = await startFakeUpstream();
  onTestFinished(() => upstream.close());
  upstream.script('/', sends(503, '{}'));
  const dvla = createVehicleEnquiry({ url: upstream.baseUrl, key, log: recordLog().log });
  for (let count = 0; count < 4; count += 1) await dvla.lookUp('AA19AAA');
  const asked = upstream.seen().length;

  expect(await dvla.lookUp('AA19AAA')).toEqual({ kind: 'away' });
  expect(upstream.seen().length).toBe(asked);
});
