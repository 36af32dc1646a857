import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const key = 'a1B2-c3D4';

test('the key is a text file of the site, under its own name alone', async () => {
  const app = await createTestApp({ env: { INDEXNOW_KEY: key } });
  const response = await request(app).get(`/${key}.txt`);

  expect([response.status, response.text]).toEqual([200, key]);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const path of [`/${key.toLowerCase()}.txt`, `/${key}`, `/x${key}.txt`, '/a1B2-c3D5.txt'])
    expect([path, (await request(app).get(path)).text]).not.toEqual([path, key]);
});

test('without a key there is no such file', async () => {
  const app = await createTestApp();

  expect((await request(app).get(`/${key}.txt`)).text).not.toBe(key);
  expect((await request(app).get('/undefined.txt')).status).toBe(404);
});
