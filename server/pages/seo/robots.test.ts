import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { robots } from './robots.ts';

test('robots.txt allows pages, disallows the account and the API, and names the sitemap', async () => {
  const app = express().get('/robots.txt', robots({ siteOrigin: 'https://www.example.co.uk' }));
  const response = await request(app).get('/robots.txt');

  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.text).toBe(
    [
      'User-agent: *',
      'Disallow: /account',
      'Disallow: /api/',
      'Disallow: /page-data/',
      '',
      'Sitemap: https://www.example.co.uk/sitemap.xml',
      '',
    ].join('\n'),
  );
});
