import type { Competition } from '#shared/pages/enquiries/competition/competition-data.ts';
import type { Settings } from './settings.ts';

/** A competition that is being held; `closesOn` is an ISO date, the last day on which entries count. */
export interface CompetitionSettings {
  readonly name: string;
  readonly closesOn: string;
  readonly terms: string | undefined;
}

/** The competition, where there is one. */
export function toCompetitionSettings(read: Settings): CompetitionSettings | undefined {
  const { COMPETITION_NAME: name, COMPETITION_CLOSES: closesOn, COMPETITION_TERMS: terms } = read;
  return name !== undefined && closesOn !== undefined ? Object.freeze({ name, closesOn, terms }) : undefined;
}

/** The competition of a demonstration, which says that there is no prize. */
const demonstrationCompetition: Competition = {
  name: 'Demonstration competition',
  terms:
    'Terms of a demonstration: entries are kept like any other enquiry, nobody draws a winner and there is no prize.',
  isDemonstration: true,
};

/** What decides whether there is a competition, and which. */
interface CompetitionRule {
  readonly competition: CompetitionSettings | undefined;
  readonly demonstrationData: boolean;
}

/**
 * The competition that the site shows; undefined when there is none. The demonstration's is shown only with the
 * setting DEMONSTRATION_DATA, and on a site that is not the site of a firm.
 */
export function toCompetition(
  { competition, demonstrationData }: CompetitionRule,
  site: { readonly isDemonstration: boolean },
): Competition | undefined {
  if (competition) return { ...competition, isDemonstration: false };
  return demonstrationData && site.isDemonstration ? demonstrationCompetition : undefined;
}
