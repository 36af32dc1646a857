import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';

/** The configured competition. */
export interface Competition {
  readonly name: string;
  /** ISO date, the last day on which entries count; a demonstration never closes. */
  readonly closesOn?: string | undefined;
  readonly terms?: string | undefined;
  /** True for the demonstration's competition, which has no prize. */
  readonly isDemonstration: boolean;
}

/** Data of the competition's page; without `competition` the page says that there is none. */
export interface CompetitionData extends EnquiryData {
  readonly competition?: Competition;
  readonly isOpen: boolean;
}
