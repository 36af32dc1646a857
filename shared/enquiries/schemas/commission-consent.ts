import * as z from 'zod';
import { requiredText } from './field-kinds.ts';

const emailFault = 'Please enter an e-mail address such as name@example.co.uk.';

/** Who has read how commission works, and for which quote or vehicle; what was agreed to is in the consent log. */
export const commissionConsentSchema = z.object({
  name: requiredText(100, 'Please enter your name.'),
  email: requiredText(254, emailFault).pipe(z.email(emailFault)),
  reference: requiredText(40, 'Please enter the reference of your quote or of the vehicle.').pipe(
    z
      .string()
      .regex(
        /^[A-Za-z0-9][A-Za-z0-9 /-]*$/,
        'Please enter a reference of letters and digits, such as 1000000001.',
      ),
  ),
});
