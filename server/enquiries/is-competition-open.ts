import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import type { Competition } from '#shared/pages/enquiries/competition/competition-data.ts';

/** Whether entries count today: until the end of the closing date in London. */
export function isCompetitionOpen(competition: Competition | undefined, today = todayInLondon()): boolean {
  return competition !== undefined && (competition.closesOn === undefined || today <= competition.closesOn);
}
