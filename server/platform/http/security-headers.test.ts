import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

interface TestSite {
  readonly siteOrigin?: string;
  readonly imageHost?: string;
  readonly scriptHashes?: readonly string[];
  readonly tagManagerUrl?: string;
}

async function headersOf(site: TestSite = {}): Promise<Record<string, string>> {
  const { siteOrigin = 'https://www.example.co.uk', imageHost = '', scriptHashes = [hash] } = site;
  const app = express();
  app.use(
    securityHeaders({
      config: { siteOrigin, imageHost, tagManagerUrl: site.tagManagerUrl },
      scriptHashes,
    }),
  );
  app.use((_req, res) => void res.send('through'));
  return (await request(app).get('/')).headers as Record<string, string>;
}

async function directivesOf(site?: TestSite): Promise<Map<string, string>> {
  const policy = (await headersOf(site))['content-security-policy'] ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );
}

test('a page may run the scripts of the build and nothing else', async () => {
  const directives = await directivesOf();

  expect(Object.fromEntries(directives)).toEqual({
    'default-src': "'none'",
    'script-src': `'${hash}' 'strict-dynamic'`,
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'media-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'modules',
    'upgrade-insecure-requests': '',
  });
});

test('without a script no script is allowed', async () => {
  expect((await directivesOf({ scriptHashes: [] })).get('script-src')).toBe("'none'");
});

test('text that is not a hash never becomes part of the policy', () => {
  const config = { siteOrigin: 'https://a.example', imageHost: '' };

  expect(() => securityHeaders({ config, scriptHashes: ["x' 'unsafe-inline"] })).toThrow('Not a script hash');
});

test('the image host may send pictures and nothing else', async () => {
  const imageHost = 'https://images.example.co.uk';
  const naming = [...(await directivesOf({ imageHost }))].filter(([, value]) => value.includes(imageHost));

  expect(naming).toEqual([['img-src', `'self' ${imageHost}`]]);
});

test('a configured tag manager adds only its script and its origin to the policy', async () => {
  const closed = await directivesOf();
  const open = await directivesOf({ tagManagerUrl: 'https://tags.example.co.uk/gtm.js?id=GTM-1' });
  const changed = [...open].filter(([name, value]) => closed.get(name) !== value);

  expect(changed).toEqual([
    ['img-src', "'self' https://tags.example.co.uk"],
    ['connect-src', "'self' https://tags.example.co.uk"],
    ['trusted-types', 'modules tag-manager'],
  ]);
});

test('the tags of Google may also call the hosts that they report to', async () => {
  const directives = await directivesOf({
    tagManagerUrl: 'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  });

  expect(directives.get('connect-src')).toBe(
    "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  );
});

test('a site on https sends Strict-Transport-Security', async () => {
  expect((await headersOf())['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains; preload',
  );
});

test('a development site on plain http can be opened', async () => {
  const siteOrigin = 'http://localhost:3000';

  expect(await headersOf({ siteOrigin })).not.toHaveProperty('strict-transport-security');
  expect(await directivesOf({ siteOrigin })).not.toContain('upgrade-insecure-requests');
});

test('the other security headers isolate the page', async () => {
  const headers = await headersOf();

  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers['permissions-policy']).toContain('geolocation=(), ');
  expect(headers['permissions-policy']).not.toMatch(/=\((?!\))/);
  // A video may fill the screen.
  expect(headers['permissions-policy']).not.toMatch(/fullscreen|picture-in-picture/);
});
