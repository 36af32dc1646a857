import { expect, test } from 'vitest';
import { findPasswordFault } from './password-fault.ts';

const known = {
  siteName: 'Example Wheels',
  siteOrigin: 'https://www.wheels-for-all.co.uk',
  own: ['Ada', 'Byron', 'Engines & Sons Ltd', 'ada.b@analytical.example.com', undefined, null],
};

test.each([
  'qwertyuiop',
  '1234567890',
  'Password123!',
  'P@ssw0rd2026',
  'iloveyou!!',
  'FOOTBALL1966',
  '１２３４５６７８９０',
  'aaaaaaaaaaaa',
])('%s is refused as one of the commonest', async (password) => {
  expect(await findPasswordFault(password, known)).toMatch(/^That’s among the first passwords/);
});

test.each([
  'examplewheels',
  'Example-Wheels-1!',
  'leasing2026',
  'wheels-for-all',
  'AdaByron1815',
  'engines+sons',
  'ada.b@analytical.example.com',
  'analytical99',
  'leasing-password',
])('%s is refused as made of the site’s words or its owner’s', async (password) => {
  expect(await findPasswordFault(password, known)).toMatch(/^That’s mostly your name/);
});

test.each([
  'three words apart',
  'Ada grows tall leeks',
  'leasing wombats daily',
  'kT8#vQ2!mZ',
  'lån på hjul 77',
])('%s is taken', async (password) => {
  expect(await findPasswordFault(password, known)).toBeUndefined();
});
