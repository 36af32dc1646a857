import * as z from 'zod';
import { choiceOf, optionalText, requiredText } from './field-kinds.ts';

const anyEmail = z.email();
const askForEmail = 'Please enter an e-mail address such as name@example.co.uk.';
const askForPhone = 'Please enter a phone number such as 0161 496 0000.';

/** An e-mail address that has to be given. */
export const emailAddress = requiredText(254, askForEmail).refine(isEmail, askForEmail);

/** A phone number that has to be given. */
export const phoneNumber = requiredText(30, askForPhone).refine(isPhone, askForPhone);

/** A phone number, or none. */
export const optionalPhoneNumber = optionalText(30).refine(
  (text) => text === undefined || isPhone(text),
  askForPhone,
);

/** Who writes and how to answer: a name, a preference, and no more than that needs. */
export const contactDetails = {
  name: requiredText(100, 'Please enter your name.'),
  reply: choiceOf(['email', 'phone'], 'Please choose how we should answer.'),
  email: optionalText(254),
  phone: optionalText(30),
};

interface Reachable {
  readonly reply: 'email' | 'phone';
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Faults of contact details: what the preference needs has to be there, and what is there has to be one. */
export function checkContact<Fields extends Reachable>(
  fields: Fields,
  context: z.RefinementCtx<Fields>,
): void {
  const { reply, email, phone } = fields;
  if (email === undefined ? reply === 'email' : !isEmail(email)) addFault(context, 'email', askForEmail);
  if (phone === undefined ? reply === 'phone' : !isPhone(phone)) addFault(context, 'phone', askForPhone);
}

function addFault<Fields>(context: z.RefinementCtx<Fields>, name: string, message: string): void {
  context.addIssue({ code: 'custom', path: [name], message });
}

function isEmail(text: string): boolean {
  return anyEmail.safeParse(text).success;
}

/** Digits with the usual marks between them; 9 to 15 digits as in E.164. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 9 && digits <= 15;
}
