import { auditActions } from './audit-actions.ts';
import type { OpenStaffParts } from './staff-parts.ts';

/** Stands in the audit log where it is not known who tried: an address that is no member's is not kept. */
const notKnown = 'not known';

interface Refused {
  /** The member's address, where a member is meant. */
  readonly who?: string | null | undefined;
  readonly reason: string;
}

/** Writes a sign-in that failed into the audit log, up to 60 an hour. */
export async function noteRefusal(
  { staff, services: { limits } }: OpenStaffParts,
  { who, reason }: Refused,
): Promise<void> {
  if (await limits.isWithin('staffRefusals', 'all'))
    await staff.audit.write({ who: who ?? notKnown, action: auditActions.signInFailed, subject: reason });
}
