import { complaintTimes, dataComplaintDays, feeCancelling } from './figures/customer-rights.ts';

const { finalResponseWeeks, ombudsmanMonths, yearsFromEvent, yearsFromKnowing } = complaintTimes.value;

/** Within which a firm answers a complaint: "8 weeks". */
export const finalResponseTime = `${finalResponseWeeks} weeks`;

/** Until when one can go to the ombudsman with a complaint about us, in whole sentences. */
export const ombudsmanTimes = `You have ${ombudsmanMonths} months from the date of our final response to go to it. You also have to complain, to us or to it, within ${yearsFromEvent} years of what went wrong or, if that’s later, within ${yearsFromKnowing} years of the day you knew, or should have known, that you had reason to. Later than that, it can look at a complaint only in exceptional circumstances or if we agree.`;

/**
 * What happens with a complaint about us, as its form says it. Whole sentences, because a form that puts its own together
 * would stay in the script with which the browser checks forms.
 */
export const finalResponseStep = `You’ll have our final response in writing within ${finalResponseTime}. If we can’t give it by then, we’ll say why and when you can expect it.`;
export const ombudsmanStep = `If you disagree with it, or ${finalResponseTime} have passed, you can go to the Financial Ombudsman Service. It’s free. ${ombudsmanTimes}`;

/** Within which a complaint about personal data is acknowledged: "30 days". */
export const dataComplaintTime = `${dataComplaintDays.value} days`;
export const dataComplaintStep = `We’ll acknowledge your complaint within ${dataComplaintTime}.`;

/**
 * What a consumer can do about our own fee, in whole sentences. It is said in these words wherever the fee is explained;
 * a test reads every text.
 */
export const cancellingOurFee = `If you’re a consumer and agreed our fee by phone, email or online, you can cancel our service within ${feeCancelling.value.days} days after the day you agreed, without giving a reason, and get the fee back. If you asked us to start sooner, we can keep the part of it that covers the work done by then, and all of it once the work is complete, if you’d agreed to that when you asked. That’s our service only. Whether you can cancel the hire agreement depends on the funder.`;

/** What is said beside a price about our fee; undefined where there is none, or where a business pays it. */
export function feeWords({ feePence = 0, vat }: PriceWithFee): string | undefined {
  return feePence > 0 && vat === 'inc VAT' ? cancellingOurFee : undefined;
}

interface PriceWithFee {
  readonly feePence?: number | undefined;
  /** Prices for people have VAT in them. */
  readonly vat?: 'inc VAT' | 'ex VAT' | undefined;
}
