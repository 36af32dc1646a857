import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isPrivateAddress, lookUpPublic } from './private-address.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1%eth0',
  'fd00::1',
  'ff02::1',
  '::ffff:8.8.8.8',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '2001::1',
  'localhost',
  '',
])('%s is not on the public internet', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is on the public internet',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test('a name that leads to a private address is not looked up', async () => {
  const look = promisify(lookUpPublic);

  await expect(look('localhost', {})).rejects.toMatchObject({ code: 'EPRIVATE' });
  await expect(look('localhost', { all: true })).rejects.toMatchObject({ code: 'EPRIVATE' });
});
