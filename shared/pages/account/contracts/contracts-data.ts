import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { AgreedLease, ContactFacts } from '#shared/pages/account/lease/agreed-lease.ts';
import type { Panel } from '#shared/pages/account/lease/panel.tsx';
import type { EndingEarlyAnswer } from '#shared/ui/answers/ending-early-answer.tsx';

/** A lease under way or ended. Dates are ISO dates. */
export interface ContractView {
  readonly dealSheetId: string;
  readonly agreementNumber: string;
  readonly funder: string;
  readonly registration: string;
  readonly lease: AgreedLease;
  readonly startedOn: string;
  readonly endsOn: string;
  readonly nextPaymentOn?: string;
  readonly hasEnded: boolean;
  /** Days from today to the end; 0 once it has ended. */
  readonly daysLeft: number;
  /** When to check the vehicle for damage: 12 to 10 weeks before the end (BVRLA Fair Wear and Tear, 2026). */
  readonly appraiseFrom: string;
  readonly appraiseTo: string;
  /** What ending it this month would cost: on the contract’s own page, until its last month. */
  readonly endingEarly?: EndingEarlyAnswer;
}

export interface ContractsData extends AccountPageData {
  readonly contracts: Panel<readonly ContractView[]>;
}

export interface ContractData extends AccountPageData {
  readonly dealSheetId: string;
  readonly contract: Panel<ContractView>;
  readonly contact: ContactFacts;
}
