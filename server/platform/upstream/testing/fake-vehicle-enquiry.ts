import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';

/** The key that the fake requires. */
export const fakeVehicleEnquiryKey = 'fake-vehicle-enquiry-key';

/** What DVLA's own test environment answers for the test plates that DVLA publishes (checked 2026-11-20). */
const statusByPlate: Readonly<Record<string, number>> = {
  AA19AAA: 200,
  ER19BAD: 400,
  ER19NFD: 404,
  ER19THR: 429,
  ER19ERR: 500,
  ER19MNT: 503,
};

const example = {
  registrationNumber: 'AA19AAA',
  make: 'FORD',
  colour: 'RED',
  fuelType: 'PETROL',
  co2Emissions: 300,
  yearOfManufacture: 2019,
  taxStatus: 'Untaxed',
  motStatus: 'No details held by DVLA',
  wheelplan: '2 AXLE RIGID BODY',
};

/** A server, not yet listening, that answers as DVLA's vehicle enquiry service; 404 for unknown plates. */
export function createFakeVehicleEnquiry(): Server {
  return createServer(async (req, res) => {
    const sent = (await json(req)) as { readonly registrationNumber?: string };
    const plate = sent.registrationNumber ?? '';
    const isKnown = req.headers['x-api-key'] === fakeVehicleEnquiryKey;
    const status = !isKnown ? 403 : req.method === 'POST' ? (statusByPlate[plate] ?? 404) : 405;
    const fault = { errors: [{ status: String(status), title: `About ${plate}` }] };
    const body = status === 200 ? { ...example, registrationNumber: plate } : fault;
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
}
