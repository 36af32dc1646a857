import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';

/** The configured competition. */
export interface Competition {
  readonly name: string;
  /** ISO date, the last day on which entries count; a demonstration never closes. */
  readonly closesOn?: string | undefined;
  readonly terms?: string | undefined;
  /** True where there is nothing to win. */
  readonly isDemonstration: boolean;
}

/** Data of the competition's page; without `competition` none is held. */
export interface CompetitionData extends EnquiryData {
  readonly competition?: Competition;
  readonly isOpen: boolean;
}
