import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { compressData } from './compress-data.ts';

const deals = Array.from({ length: 200 }, (_, id) => ({ id, make: 'BMW' }));

const html = randomBytes(2000).toString('hex');
const storedPage = brotliCompressSync(html);

const app = express();
app.use(compressData);
app.get('/public', (_req, res) => void res.json(deals));
app.get('/personal', (_req, res) => void res.setHeader('Cache-Control', 'no-store').json(deals));
app.get('/small', (_req, res) => void res.json({ id: 1 }));
app.get('/stored', (_req, res) => {
  res.setHeader('Content-Encoding', 'br').type('html').send(storedPage);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('a client that accepts %s gets %s, with the same data', async (accepted, encoding) => {
  const response = await request(app).get('/public').set('Accept-Encoding', accepted);

  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers.vary).toBe('Accept-Encoding');
  expect(response.body).toEqual(deals);
});

test.each(['/personal', '/small'])('%s is not compressed', async (path) => {
  const response = await request(app).get(path).set('Accept-Encoding', 'br, gzip');

  expect(response.headers).not.toHaveProperty('content-encoding');
});

test('a body that is compressed already is not compressed again', async () => {
  const response = await request(app).get('/stored').set('Accept-Encoding', 'br');

  expect(response.headers['content-length']).toBe(String(storedPage.length));
  expect(response.text).toBe(html);
});
