import { once } from 'node:events';
import { get } from 'node:http';
import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { errorResponder } from './error-responder.ts';
import { HttpError, InvalidInputError, MovedError, NotFoundError, UnavailableError } from './errors.ts';

interface Line {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly fields: object;
}

/** An app that throws this for every request. */
function failing(
  thrown: unknown,
  renderErrorPage = async ({ status }: HttpError) => `<h1>In the shell: ${status}</h1>`,
) {
  const lines: Line[] = [];
  const write = (level: Line['level']) => (fields: object, event: string) =>
    void lines.push({ level, event, fields });
  const app = express();
  app.get('/half', (_req, res, next) => {
    res.write('half', () => next(thrown));
  });
  app.use((_req, res) => {
    res.setHeader('ETag', '"of the page"').setHeader('Content-Encoding', 'br');
    throw thrown;
  });
  app.use(
    errorResponder({
      log: { info: write('info'), warn: write('warn'), error: write('error') },
      renderErrorPage,
    }),
  );
  return { app, lines };
}

test("an error with a status gets the error page in the site's shell", async () => {
  const { app, lines } = failing(new NotFoundError('Range bmw/x'));
  const response = await request(app).get('/car-leasing/bmw/x');

  expect(response.status).toBe(404);
  expect(response.text).toBe('<h1>In the shell: 404</h1>');
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(lines).toEqual([]);
});

test('headers that the failed page had set are removed', async () => {
  const response = await request(failing(new NotFoundError('x')).app).get('/x');

  expect(response.headers).not.toHaveProperty('content-encoding');
  expect(response.headers.etag).not.toBe('"of the page"');
});

test.each([
  new Error('canary'),
  Object.assign(new Error('canary'), { status: 404 }),
  'canary',
  new HttpError(500, 'canary'),
  new MovedError('https://evil.example/canary'),
])('a fault of ours is a 500 that does not show %s', async (thrown) => {
  const { app, lines } = failing(thrown);
  for (const path of ['/x', '/api/x', '/page-data/x']) {
    const response = await request(app).get(path);
    expect(response.status).toBe(500);
    expect(JSON.stringify([response.text, response.headers])).not.toContain('canary');
  }

  expect(lines.map(({ level, event }) => [level, event])).toEqual(Array(3).fill(['error', 'request failed']));
});

test('a 500 is logged with its error and path, without the query string', async () => {
  const fault = new TypeError('boom');
  const { app, lines } = failing(fault);
  await request(app).get('/x?token=canary');

  expect(lines[0]?.fields).toMatchObject({ error: fault, path: '/x', method: 'GET' });
  expect(JSON.stringify(lines)).not.toContain('canary');
});

test('when the error page fails too, a bare page is sent and both errors are logged', async () => {
  const { app, lines } = failing(new Error('first'), async () => {
    throw new Error('second');
  });
  const response = await request(app).get('/x');

  expect(response.status).toBe(500);
  expect(response.text).toContain('<h1>Something went wrong on our side</h1>');
  expect(lines.map(({ event }) => event)).toEqual(['request failed', 'error page could not be rendered']);
});

test('a 503 says when to try again', async () => {
  const { app, lines } = failing(new UnavailableError('busy'), async ({ status }) => `<h1>${status}</h1>`);
  const response = await request(app).get('/x');

  expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
  expect(response.text).toBe('<h1>503</h1>');
  expect(lines.map(({ level }) => level)).toEqual(['warn']);
  expect((await request(app).get('/api/x')).body).toEqual({ status: 503, message: 'busy' });
});

test('a refusal before anything was done is a 425 for a balancer that can ask another node, and a 503 for all others', async () => {
  const unbegun = request(failing(new UnavailableError('busy', { isUnbegun: true })).app);
  const begun = request(failing(new UnavailableError('away')).app);

  expect((await unbegun.get('/x').set('X-Refuse-With', '425')).status).toBe(425);
  expect((await unbegun.get('/x')).status).toBe(503);
  expect((await begun.get('/x').set('X-Refuse-With', '425')).status).toBe(503);
});

test.each(['/api/x', '/page-data/x', '/page-data?x'])('%s is answered in JSON', async (path) => {
  const response = await request(failing(new NotFoundError('Quote')).app).get(path);

  expect(response.status).toBe(404);
  expect(response.body).toEqual({ status: 404, message: 'Quote' });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a 400 names each field at fault', async () => {
  const fault = new InvalidInputError({ mobile: 'Enter a mobile number.' });
  const response = await request(failing(fault).app).post('/api/x');

  expect(response.status).toBe(400);
  expect(response.body.fields).toEqual({ mobile: 'Enter a mobile number.' });
});

test('a body that cannot be read is a 400 with our own message', async () => {
  const app = express();
  app.use(express.json({ limit: 10 }));
  const log = { info() {}, warn() {}, error() {} };
  app.use(errorResponder({ log, renderErrorPage: async () => 'page' }));
  const malformed = await request(app).post('/api/x').type('json').send('{canary');
  const large = await request(app)
    .post('/api/x')
    .type('json')
    .send(JSON.stringify({ a: 'b'.repeat(99) }));

  expect([malformed.status, large.status]).toEqual([400, 413]);
  expect(malformed.body).toEqual({ status: 400, message: 'Bad Request' });
});

test.each([301, 302, 303, 308] as const)('a page that moved is a %i', async (status) => {
  const response = await request(failing(new MovedError('/car-leasing/bmw?term=36', status)).app).get('/x');

  expect([response.status, response.headers.location]).toEqual([status, '/car-leasing/bmw?term=36']);
});

test('a request for the data of a moved page is redirected to the data of the new page', async () => {
  const response = await request(failing(new MovedError('/b')).app).get('/page-data/a');

  expect(response.headers.location).toBe('/page-data/b');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'evil',
  '',
  '/a\r\nSet-Cookie: x',
  '/ä',
])('a move to %j is refused', async (location) => {
  const response = await request(failing(new MovedError(location)).app).get('/x');

  expect(response.status).toBe(500);
  expect(response.headers).not.toHaveProperty('location');
});

test('when an answer fails halfway its connection is closed', async () => {
  const server = failing(new Error('late')).app.listen(0);
  await once(server, 'listening');
  const visit = get({ port: (server.address() as { port: number }).port, path: '/half' });
  const [response] = await once(visit, 'response');
  const [error] = await once(response.resume(), 'error');
  server.close();

  expect(error.code).toBe('ECONNRESET');
});

test('a HEAD request gets the headers only', async () => {
  const response = await request(failing(new UnavailableError('busy')).app).head('/x');

  expect([response.status, response.text]).toEqual([503, undefined]);
});
