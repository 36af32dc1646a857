import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not on the public internet (IANA special-purpose registries, November 2026). */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4');

/** Of version 6 only what is handed out to the public internet is allowed; from this, what wraps version 4 is not. */
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
const wrappedV6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  wrappedV6.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is private, of this machine, or otherwise not on the public internet. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address.replace(/%.*$/, ''));
  if (family === 4) return special.check(address, 'ipv4');
  if (family !== 6) return true;
  const plain = address.replace(/%.*$/, '');
  return !publicV6.check(plain, 'ipv6') || wrappedV6.check(plain, 'ipv6');
}

/** Looks a host up and gives only public addresses, so that the connection goes to an address that was checked. */
export const lookUpPublic: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      return done(Object.assign(new Error('private address'), { code: 'EPRIVATE' }), '');
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};
