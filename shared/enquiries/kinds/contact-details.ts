import * as z from 'zod';
import type { ConsentSpec } from '#shared/enquiries/enquiry-definition.ts';
import { choiceOf, optionalText, requiredText } from '#shared/enquiries/field-schemas.ts';
import type { GroupSpec } from '#shared/enquiries/field-spec.ts';

const replyWays = { email: 'By email', phone: 'By phone' } as const;

/** Name and contact preference, the same on every form: it asks for the address or the number that was chosen. */
export const contactFields: GroupSpec = {
  kind: 'group',
  legend: 'About you',
  fields: [
    { kind: 'text', name: 'name', label: 'Your name', autoComplete: 'name', maxLength: 100 },
    {
      kind: 'radio',
      name: 'reply',
      label: 'How should we reply?',
      choices: replyWays,
    },
    {
      kind: 'text',
      name: 'email',
      label: 'Email address',
      onlyFor: 'email',
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      maxLength: 254,
    },
    {
      kind: 'text',
      name: 'phone',
      label: 'Phone number',
      onlyFor: 'phone',
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
      maxLength: 30,
    },
  ],
};

/** Consent to offers by email: the box is never ticked in advance, and forms can be sent without it. */
export const marketingConsent: ConsentSpec = {
  purpose: 'marketing-email',
  wording: 'You may also send me offers by email. I can end this at any time.',
};

const anyEmail = z.email();
const askForEmail = 'Enter an email address such as name@example.co.uk.';
const askForPhone = 'Enter a phone number such as 0161 496 0000.';

/** An email address that has to be given. */
export const emailAddress = requiredText(254, askForEmail).refine(isEmail, askForEmail);

/** A phone number that has to be given. */
export const phoneNumber = requiredText(30, askForPhone).refine(isPhone, askForPhone);

/** A phone number, or none. */
export const optionalPhoneNumber = optionalText(30).refine(
  (text) => text === undefined || isPhone(text),
  askForPhone,
);

/** The sender's name and how we should reply. Only the chosen way's email address or phone number is required. */
export const contactDetails = {
  name: requiredText(100, 'Enter your name.'),
  reply: choiceOf(replyWays, 'Choose how we should reply.'),
  email: optionalText(254),
  phone: optionalText(30),
};

interface Reachable {
  readonly reply: 'email' | 'phone';
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/**
 * The schema of a form with contact details: the chosen way needs its address or number. What was typed for the other
 * way is dropped, because the form no longer shows it.
 */
export function withContact<Fields extends Reachable>(fields: z.ZodType<Fields>) {
  return fields.superRefine(checkContact).transform(keepChosenWay);
}

function checkContact<Fields extends Reachable>(fields: Fields, context: z.RefinementCtx<Fields>): void {
  const { reply, email, phone } = fields;
  if (reply === 'email' && !isEmail(email ?? '')) addFault(context, 'email', askForEmail);
  if (reply === 'phone' && !isPhone(phone ?? '')) addFault(context, 'phone', askForPhone);
}

function keepChosenWay<Fields extends Reachable>(fields: Fields): Fields {
  const { [fields.reply === 'email' ? 'phone' : 'email']: _notChosen, ...kept } = fields;
  return kept as Fields;
}

function addFault<Fields>(context: z.RefinementCtx<Fields>, name: string, message: string): void {
  context.addIssue({ code: 'custom', path: [name], message });
}

function isEmail(text: string): boolean {
  return anyEmail.safeParse(text).success;
}

/** 9 to 15 digits, as in E.164, with the usual marks between them. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 9 && digits <= 15;
}
