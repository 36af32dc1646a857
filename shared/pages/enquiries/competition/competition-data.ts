import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';

/** A competition as it is configured. */
export interface Competition {
  readonly name: string;
  /** ISO date, the last day on which entries count; a demonstration never closes. */
  readonly closesOn?: string | undefined;
  readonly terms?: string | undefined;
  /** True where there is nothing to win. */
  readonly isDemonstration: boolean;
}

/** The competition's page: without `competition` there is none. */
export interface CompetitionData extends EnquiryData {
  readonly competition?: Competition;
  readonly isOpen: boolean;
}
