import type { Prepare } from '#server/enquiries/prepare-enquiry.ts';
import { holidayCalendar } from '#shared/contact/bank-holidays.ts';
import { planCallback } from './plan-callback.ts';

/** Keeps the date that a day of the week stood for when it was asked for. Throws where nobody would ring then. */
export const prepareCallback: Prepare = async ({ fields }, { site }) => {
  const asked = { day: String(fields.day), part: String(fields.part ?? 'any') };
  const phone = { times: site.openingTimes, calendar: holidayCalendar, now: new Date() };
  const callOn = planCallback(asked, phone);
  return callOn === undefined ? {} : { snapshot: { callOn } };
};
