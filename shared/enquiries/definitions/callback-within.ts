import { type OpeningTimes, weekdayNames } from '#shared/contact/opening-times.ts';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import type { FieldSpec } from '#shared/enquiries/field-spec.ts';
import { callbackEnquiry, soonest } from './callback.ts';

/** The callback form with the days on which the phone is answered, and the hours in words. */
export function callbackWithin(times: OpeningTimes, openingHours: string): EnquiryDefinition {
  const open = times.map(({ weekday }) => weekdayNames[weekday - 1]?.toLowerCase());
  const narrow = (field: FieldSpec): FieldSpec => {
    if (field.kind !== 'select' || field.name !== 'day') return field;
    const choices = field.choices.filter(({ value }) => value === soonest || open.includes(value));
    return {
      ...field,
      choices,
      hint: `We ring in our opening hours: ${openingHours}, bank holidays aside. A day means the next one.`,
    };
  };
  return { ...callbackEnquiry, fields: callbackEnquiry.fields.map(narrow) };
}
