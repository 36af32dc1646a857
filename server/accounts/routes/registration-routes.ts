import { Router } from 'express';
import { z } from 'zod';
import { accountType, type CreateAccount, communicationType } from '#server/account-contract/account.ts';
import type { AccountParts } from '#server/accounts/account-parts.ts';
import { isServiceAway } from '#server/accounts/client/answer-data.ts';
import { emailField, requiredText, textField } from '#server/accounts/forms/field-kinds.ts';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { mailWithin } from '#server/platform/http/limits/mail-within.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { createSecret } from '#server/platform/http/secret.ts';
import { systemClock, takeAtLeast } from '#server/platform/time/clock.ts';
import { registerTexts } from '#shared/pages/account/register/register-fields.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';

const communicationTypes = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : given))
  .pipe(z.array(communicationType).max(4));

const registration = z
  .object({
    accountType: z.enum(accountType.options, 'Choose who the lease is for.'),
    companyName: textField(registerTexts.companyName).optional(),
    firstName: requiredText(registerTexts.firstName),
    lastName: requiredText(registerTexts.lastName),
    mobile: requiredText(registerTexts.mobile).regex(
      /^\+?[\d ()-]{7,32}$/,
      'Enter a mobile number such as 07700 900123.',
    ),
    email: emailField,
    allowedCommunicationTypes: communicationTypes,
  })
  .refine((given) => given.accountType === 'personal' || given.companyName, {
    path: ['companyName'],
    message: 'Enter your company name.',
  });

const shownAgain = Object.keys(registration.shape);
const minimumMs = 1000;

/**
 * `POST /api/account/registration`: asks for an account. The answer, its time and its calls are the same
 * whether or not the address has an account; only the mail to the address differs.
 */
export function registrationRoutes({ services, clock = systemClock }: AccountParts): Router {
  const router = Router();
  const { limits, account } = services;
  router.post(
    '/registration',
    formRoute({ page: accountPaths.register, shownAgain }, async (req) => {
      const { companyName, ...given } = parseForm(registration, req);
      // The call has a password, but the one that counts is set with the mailed link: until then nobody knows any.
      const person = { ...given, password: createSecret() };
      const key = toAddressKey(req.ip);
      await limits.count('registrationByAddress', key);
      await limits.count('searchByAddress', key);
      const body: CreateAccount =
        person.accountType === 'business' && companyName ? { ...person, companyName } : person;
      const recipient = { name: 'registrationMailByRecipient', key: body.email } as const;
      const ask = () => register(account, body);
      if (!(await takeAtLeast(minimumMs, clock, () => mailWithin(limits, recipient, ask))))
        throw new UnavailableError('We can’t create accounts at the moment. Please try again shortly.');
      const message =
        'Check your email: we’re sending you a link. Open it to choose your password, then log in.';
      return { next: accountPaths.login, message };
    }),
  );
  return router;
}

/**
 * False when the account API is away. Searches first, so that one that is down is noticed before an account is created.
 */
async function register(account: AccountParts['services']['account'], body: CreateAccount): Promise<boolean> {
  const found = await account.searchAccounts({ emailAddress: body.email }, {});
  return !isServiceAway(found) && !isServiceAway(await account.createAccount(body, {}));
}
