import { z } from 'zod';
import { choiceOf, optionalText, requiredText } from './field-kinds.ts';

const emailAddress = z.email();

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
  if (email === undefined ? reply === 'email' : !isEmail(email))
    addFault(context, 'email', 'Please enter an e-mail address such as name@example.co.uk.');
  if (phone === undefined ? reply === 'phone' : !isPhone(phone))
    addFault(context, 'phone', 'Please enter a phone number such as 0161 496 0000.');
}

function addFault<Fields>(context: z.RefinementCtx<Fields>, name: string, message: string): void {
  context.addIssue({ code: 'custom', path: [name], message });
}

function isEmail(text: string): boolean {
  return emailAddress.safeParse(text).success;
}

/** Digits with the usual marks between them; 9 to 15 digits as in E.164. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 9 && digits <= 15;
}
