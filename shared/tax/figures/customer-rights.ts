import type { OpenEndedFigures } from './dated-figures.ts';

interface ComplaintTimes {
  /** Within which a firm gives its final response. */
  readonly finalResponseWeeks: number;
  /** To go to the Financial Ombudsman Service, from the date of the final response. */
  readonly ombudsmanMonths: number;
  /** To complain at all: from the event, or from knowing of it where that ends later. */
  readonly yearsFromEvent: number;
  readonly yearsFromKnowing: number;
}

/** When the Financial Ombudsman Service can look at a complaint. */
export const complaintTimes: OpenEndedFigures<ComplaintTimes> = {
  title: 'Time limits of complaints about a firm',
  from: '2016-06-30',
  source: 'FCA Handbook, DISP 1.6.2R, DISP 2.8.1R and DISP 2.8.2R',
  sureness: 'source',
  checkedOn: '2026-11-23',
  value: { finalResponseWeeks: 8, ombudsmanMonths: 6, yearsFromEvent: 6, yearsFromKnowing: 3 },
};

/** Within how many days a complaint about personal data is acknowledged. */
export const dataComplaintDays: OpenEndedFigures<number> = {
  title: 'Acknowledging a complaint about personal data',
  from: '2026-06-19',
  source: 'Data (Use and Access) Act 2025, section 103',
  sureness: 'source',
  checkedOn: '2026-11-22',
  value: 30,
};

interface FeeCancelling {
  /** After the day on which the contract is made. */
  readonly days: number;
  /** By how much longer it is where the firm did not tell of the right. */
  readonly moreMonths: number;
  /** Within which the firm pays back. */
  readonly refundDays: number;
}

/** A consumer's right to cancel a service that was agreed at a distance: here the broker's, never the hire itself. */
export const feeCancelling: OpenEndedFigures<FeeCancelling> = {
  title: 'Cancelling a service agreed at a distance, as a consumer',
  from: '2014-06-13',
  source:
    'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, regulations 29 to 36',
  sureness: 'source',
  checkedOn: '2026-11-23',
  value: { days: 14, moreMonths: 12, refundDays: 14 },
};

interface BrokerFeeRefund {
  /** Within how many months of the introduction an agreement must follow. */
  readonly months: number;
  /** What the broker may keep otherwise, in pence. */
  readonly keptPence: number;
}

/** An individual's right to a broker's fee that led to no agreement. */
export const brokerFeeRefund: OpenEndedFigures<BrokerFeeRefund> = {
  title: 'A broker’s fee without an agreement, refunded to individuals',
  from: '1998-05-01',
  source: 'Consumer Credit Act 1974, section 155',
  sureness: 'one-report',
  checkedOn: '2026-11-23',
  value: { months: 6, keptPence: 500 },
};
