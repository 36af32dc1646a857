import { isCompetitionOpen } from '#server/enquiries/receive/prepare-competition.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { CompetitionData } from '#shared/pages/enquiries/competition/competition-data.ts';
import { enquiryLoader } from './load-enquiry-page.ts';

const loadForm = enquiryLoader('competition');

/** `/competition`: what is held now, and whether it is still open. */
export function loadCompetition(request: LoaderRequest): CompetitionData {
  const { competition } = request.services;
  return {
    ...loadForm(request),
    ...(competition && { competition }),
    isOpen: isCompetitionOpen(competition),
  };
}
