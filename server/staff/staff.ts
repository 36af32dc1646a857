import type { Config } from '#server/platform/config/config.ts';
import type { StaffMembers } from '#server/platform/config/staff-settings.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { tellWhenAway } from '#server/platform/database/tell-when-away.ts';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { toAddress } from '#server/platform/person/email-address.ts';
import { siteNow } from '#server/platform/time/site-clock.ts';
import type { StaffRole } from '#shared/contracts/staff-role.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { type AuditLog, createAuditLog } from './audit.ts';
import { createProvider, type Provider } from './provider.ts';
import { createStaffSessions, type StaffSessions } from './staff-sessions.ts';

/** Someone who may open the staff site. */
export interface StaffMember {
  readonly email: string;
  readonly roles: readonly StaffRole[];
}

/** What a page of the staff site knows of who asked for it. Absent `member`: not signed in. */
export interface StaffVisit {
  readonly member?: StaffMember;
  /** The token that every form carries. */
  readonly csrf: string;
  /** What the last form did. */
  readonly notice?: string | undefined;
  /** A form of this page that was posted after the session before had ended. */
  readonly form?: FormState | undefined;
}

/** The services of the staff site. */
export interface Staff {
  readonly siteOrigin: string;
  readonly sessions: StaffSessions;
  readonly audit: AuditLog;
  readonly orm: Orm;
  /** Sends the links. */
  readonly outbox: Pick<MailOutbox, 'storeWith'>;
  /** Absent: members sign in by a link in an email. */
  readonly provider?: Provider | undefined;
  /** The member of this address, as `toAddress` compares them; undefined for everybody else. */
  findMember(email: string): StaffMember | undefined;
}

interface StaffSources {
  readonly config: Pick<Config, 'siteOrigin' | 'staff' | 'staffProvider'>;
  readonly database: Pick<Database, 'orm'>;
  readonly outbox: Pick<MailOutbox, 'storeWith'>;
  readonly now?: () => number;
}

/** What a member reads when the database does not answer. */
export const staffAway =
  'The database doesn’t answer at the moment. Nothing was changed: please try again shortly.';

/** Opens the staff site; undefined when the settings name no member of staff. */
export function openStaff({ config, database, outbox, now = siteNow }: StaffSources): Staff | undefined {
  if (config.staff.size === 0) return undefined;
  const { siteOrigin, staff, staffProvider } = config;
  return {
    siteOrigin,
    orm: database.orm,
    outbox,
    sessions: tellWhenAway(createStaffSessions({ database, now }), staffAway),
    audit: tellWhenAway(createAuditLog(database), staffAway),
    provider: staffProvider && createProvider({ ...staffProvider, siteOrigin }),
    findMember: (email) => findMember(staff, email),
  };
}

function findMember(staff: StaffMembers, typed: string): StaffMember | undefined {
  const email = toAddress(typed);
  const roles = staff.get(email);
  return roles && { email, roles };
}
