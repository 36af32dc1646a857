import { findAsked } from '#server/enquiries/staff/person-asked.ts';
import { countErased } from '#server/enquiries/staff/person-erase.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import type { HeldData, PersonErasure } from '#server/platform/person/held-data.ts';
import type { StaffErasurePlan } from '#shared/pages/staff/enquiries-data.ts';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { erasedFacts, keptFacts, withAccountFacts } from './erasure-facts.ts';
import { readStaffRequest } from './staff-frame.ts';

/** What erasing the person in the form would do: done in the database, and taken back. */
export const loadStaffErasure: Loader<typeof staffPages.staffErasure> = async (request) => {
  const { staff, frame, form } = readStaffRequest(request);
  const { peopleWithin, keepMonths } = request.services;
  if (!peopleWithin) throw new NotFoundError('erasing where nothing is held');
  const person = form ?? { csrf: frame.csrf, values: {}, faults: { fields: {} } };
  const asked = findAsked(person.values);
  if (!asked) return { frame, form, person };
  const people = peopleWithin(staff.orm);
  const held = await people.export(asked);
  const options = { isWithProof: false, isWithAccount: true, isDryRun: true };
  const erasure = await people.erase(asked, options);
  const kept = keptFacts(held, erasure, keepMonths);
  const who = asked.email ?? asked.phone ?? '';
  return { frame, form, person, plan: { who, kept, ...toPlan(held, erasure) } };
};

function toPlan(held: HeldData, erasure: PersonErasure): Omit<StaffErasurePlan, 'who' | 'kept'> {
  const { accounts, accountsLeft, accountsRunning, underWay } = erasure;
  const withAccount = withAccountFacts(held);
  const account = accountsRunning > 0 ? 'running' : accounts > 0 ? 'closable' : 'elsewhere';
  const hasAccount = accounts + accountsLeft > 0;
  return {
    erased: erasedFacts(erasure),
    withAccount,
    ...(hasAccount && { account }),
    underWay,
    canErase: countErased(erasure) > 0,
  };
}
