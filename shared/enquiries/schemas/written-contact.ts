import { emailAddress, optionalPhoneNumber } from './contact-details.ts';
import { requiredText } from './field-kinds.ts';

/** A name and an e-mail address; a phone number only where it is offered. */
export const writtenContact = {
  name: requiredText(100, 'Please enter your name.'),
  email: emailAddress,
  phone: optionalPhoneNumber,
};
