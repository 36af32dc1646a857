import { HttpError } from '#server/platform/http/errors.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import type { Competition } from '#shared/pages/enquiries/competition/competition-data.ts';
import type { Prepare } from './enquiry-services.ts';

/** Keeps which competition was entered. Throws 409 when none is held, or entries have closed. */
export const prepareCompetition: Prepare = async (_enquiry, { competition }) => {
  if (!competition || !isCompetitionOpen(competition))
    throw new HttpError(409, 'This competition has closed, so we didn’t send your entry.');
  const { name, closesOn } = competition;
  return { snapshot: { competition: name, ...(closesOn !== undefined && { closesOn }) } };
};

/** Whether entries count today: until the end of the closing date in London. */
export function isCompetitionOpen(competition: Competition | undefined, today = todayInLondon()): boolean {
  return competition !== undefined && (competition.closesOn === undefined || today <= competition.closesOn);
}
