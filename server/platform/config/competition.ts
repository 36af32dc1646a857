import type { Competition } from '#shared/pages/enquiries/competition/competition-data.ts';
import type { Settings } from './settings.ts';

/** A current competition. `closesOn` is an ISO date, the last day on which people can enter. */
export interface CompetitionSettings {
  readonly name: string;
  readonly closesOn: string;
  readonly terms: string | undefined;
}

/** The competition of the settings, if there is one. */
export function toCompetitionSettings(read: Settings): CompetitionSettings | undefined {
  const { COMPETITION_NAME: name, COMPETITION_CLOSES: closesOn, COMPETITION_TERMS: terms } = read;
  return name !== undefined && closesOn !== undefined ? Object.freeze({ name, closesOn, terms }) : undefined;
}

/** The competition of a demonstration, which says that there is no prize. */
const demonstrationCompetition: Competition = {
  name: 'Demonstration competition',
  terms:
    'Terms of a demonstration: entries are kept like any other enquiry, no winner is drawn and there is no prize.',
  isDemonstration: true,
};

/** The facts that decide which competition is shown, if any. */
interface CompetitionRule {
  readonly competition: CompetitionSettings | undefined;
  readonly demonstrationData: boolean;
}

/**
 * The competition that the site shows; undefined without one. The demonstration's competition is shown only with the
 * setting DEMONSTRATION_DATA, and only while the site is not a firm's.
 */
export function toCompetition(
  { competition, demonstrationData }: CompetitionRule,
  site: { readonly isDemonstration: boolean },
): Competition | undefined {
  if (competition) return { ...competition, isDemonstration: false };
  return demonstrationData && site.isDemonstration ? demonstrationCompetition : undefined;
}
