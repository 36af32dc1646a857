import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { readConfig } from './read-config.ts';

const production = {
  NODE_ENV: 'production',
  ALLOW_EMBEDDED: 'true',
  SITE_ORIGIN: 'https://www.example.co.uk',
};

function readFaults(env: Readonly<Record<string, string>>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

test('members have the roles that STAFF gives them, by their address in lower case', () => {
  const { staff } = readConfig({ STAFF: 'Ann@Example.co.uk = admin,bob@example.co.uk=enquiries+reviews' });

  expect([...staff]).toEqual([
    ['ann@example.co.uk', ['admin']],
    ['bob@example.co.uk', ['enquiries', 'reviews']],
  ]);
});

test('a demonstration has one member of staff, production none', () => {
  expect([...readConfig({}).staff.keys()]).toEqual(['staff@example.com']);
  expect(readConfig(production).staff.size).toBe(0);
});

test.each([
  'ann@example.co.uk',
  'ann@example.co.uk=',
  'ann@example.co.uk=boss',
  'ann@example.co.uk=admin+boss',
  'ann=admin',
  'ann@example.co.uk=admin,',
  'ann@example.co.uk=admin, ANN@example.co.uk=reviews',
  'ann@example.co.uk=admin;bob@example.co.uk=admin',
])('%j is refused, so that a slip locks nobody in or out unseen', (STAFF) => {
  expect(readFaults({ STAFF })).toMatch(/STAFF must be addresses with their roles/);
});

const provider = {
  STAFF: 'ann@example.co.uk=admin',
  STAFF_OIDC_ISSUER: 'https://login.example.co.uk/',
  STAFF_OIDC_CLIENT_ID: 'site',
  STAFF_OIDC_CLIENT_SECRET: 'hunter22hunter22',
};

test('the provider is used once all its settings are there, and each missing one is named', () => {
  expect(readConfig(provider).staffProvider).toEqual({
    issuer: 'https://login.example.co.uk/',
    clientId: 'site',
    clientSecret: 'hunter22hunter22',
  });
  for (const name of ['STAFF', 'STAFF_OIDC_CLIENT_ID', 'STAFF_OIDC_CLIENT_SECRET', 'STAFF_OIDC_ISSUER'])
    expect(readFaults({ ...provider, [name]: '' })).toContain(name);
  expect(readFaults({ ...provider, STAFF_OIDC_ISSUER: 'http://login.example.co.uk' })).toContain(
    'with https',
  );
});
