import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses of IPv4 that are not on the public internet (IANA special-purpose registries, November 2026). */
const specialV4 = new BlockList();
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
  specialV4.addSubnet(network, bits, 'ipv4');

/** The part of IPv6 that the public internet uses. */
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
/**
 * Networks within it that are refused all the same: those of protocols such as Teredo, of examples, and of 6to4. An
 * address of Teredo or 6to4 has an IPv4 address within it, to which it leads, and which may be a private one.
 */
const specialV6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  specialV6.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is private, of this machine, or otherwise not on the public internet. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return specialV4.check(address, 'ipv4');
  // Only addresses of this machine's own network name a zone (`fe80::1%eth0`), and they are not public.
  if (family !== 6 || address.includes('%')) return true;
  return !publicV6.check(address, 'ipv6') || specialV6.check(address, 'ipv6');
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
