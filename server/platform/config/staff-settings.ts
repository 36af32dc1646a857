import { z } from 'zod';
import { singleAddress } from '#server/platform/mail/mail.ts';
import { toAddress } from '#server/platform/person/email-address.ts';
import { type StaffRole, staffRoles } from '#shared/contracts/staff-role.ts';
import { secureAddress, text } from './setting-kinds.ts';

/** The roles of each member of staff, by email address, as `toAddress` gives it. */
export type StaffMembers = ReadonlyMap<string, readonly StaffRole[]>;

/** The OpenID Connect provider that says who a member of staff is. */
export interface StaffProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const fault = `must be addresses with their roles, such as ann@example.co.uk=admin, bob@example.co.uk=enquiries+reviews; roles are ${staffRoles.join(', ')}`;

/** `ann@example.co.uk=admin, bob@example.co.uk=enquiries+reviews`; each address once. */
const staffMembers = z.string().transform((list, context): StaffMembers => {
  const entries = list.split(',').map((entry) => parseMember(entry.trim()));
  const members = new Map(entries.filter((entry) => entry !== undefined));
  if (members.size === entries.length) return members;
  context.addIssue({ code: 'custom', message: fault });
  return z.NEVER;
});

function parseMember(entry: string): readonly [string, readonly StaffRole[]] | undefined {
  const [, email, names = ''] = /^([^=\s]+)\s*=\s*([^=]+)$/.exec(entry) ?? [];
  if (email === undefined || !singleAddress.test(email)) return undefined;
  const named = names.split('+').map((name) => staffRoles.find((role) => role === name.trim()));
  const roles = named.filter((role) => role !== undefined);
  return roles.length === named.length ? [toAddress(email), roles] : undefined;
}

/** Who may open the staff site, and who says that it is them. */
export const staffSettings = {
  STAFF: staffMembers.optional(),
  STAFF_OIDC_ISSUER: secureAddress.optional(),
  STAFF_OIDC_CLIENT_ID: text(/^[!-~]{1,200}$/, 'must be the id that the provider gave this site').optional(),
  STAFF_OIDC_CLIENT_SECRET: text(
    /^[!-~]{8,500}$/,
    'must be the secret that the provider gave this site',
  ).optional(),
};

/** Settings of the staff site that have no effect without another: `[setting, the one that it needs]`. */
export const staffPairs: readonly (readonly [string, string])[] = [
  ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_ID'],
  ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_SECRET'],
  ['STAFF_OIDC_ISSUER', 'STAFF'],
  ['STAFF_OIDC_CLIENT_ID', 'STAFF_OIDC_ISSUER'],
  ['STAFF_OIDC_CLIENT_SECRET', 'STAFF_OIDC_ISSUER'],
];

/** Who may sign in on a demonstration without settings: the embedded mailbox gets the link. */
export const demonstrationStaff = 'staff@example.com';

interface Read {
  readonly NODE_ENV: string;
  readonly STAFF?: StaffMembers | undefined;
  readonly STAFF_OIDC_ISSUER?: string | undefined;
  readonly STAFF_OIDC_CLIENT_ID?: string | undefined;
  readonly STAFF_OIDC_CLIENT_SECRET?: string | undefined;
}

/** The members of staff; in production nobody unless STAFF names them. */
export function toStaffMembers({ STAFF, NODE_ENV }: Read): StaffMembers {
  return STAFF ?? new Map(NODE_ENV === 'production' ? [] : [[demonstrationStaff, ['admin'] as const]]);
}

/** The provider; undefined means that staff sign in by a link in an email. */
export function toStaffProvider(read: Read): StaffProvider | undefined {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId } = read;
  const clientSecret = read.STAFF_OIDC_CLIENT_SECRET;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  return Object.freeze({ issuer, clientId, clientSecret });
}
