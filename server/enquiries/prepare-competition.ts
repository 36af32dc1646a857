import { HttpError } from '#server/platform/http/errors.ts';
import { isCompetitionOpen } from './is-competition-open.ts';
import type { Prepare } from './prepare-enquiry.ts';

/** Keeps which competition was entered. Throws 409 when there is none, or none any more. */
export const prepareCompetition: Prepare = async (_enquiry, { competition }) => {
  if (!competition || !isCompetitionOpen(competition))
    throw new HttpError(409, 'This competition takes no more entries. Nothing was sent.');
  const { name, closesOn } = competition;
  return { snapshot: { competition: name, ...(closesOn !== undefined && { closesOn }) } };
};
