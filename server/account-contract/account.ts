import { z } from 'zod';
import { passwordLength } from '#shared/contracts/password-length.ts';

export const accountId = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
export const accountType = z.enum(['personal', 'business']);
export const communicationType = z.enum(['email', 'phone', 'sms', 'post']);
/** ISO 8601 date and time in UTC. */
export const instant = z.iso.datetime();
/** yyyy-MM-dd */
export const day = z.iso.date();

/** The account summary that the header reads, and what the account area shows of its holder. */
export const account = z.object({
  accountId,
  accountNumber: z.string().max(32),
  accountType,
  companyName: z.string().max(200).optional(),
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  email: z.string().max(254),
  mobile: z.string().max(32).optional(),
  isLexCustomer: z.boolean(),
});
export type Account = z.infer<typeof account>;

/** `GET /api/accounts/search`: whether there is an account with this address or number. */
export const accountSearch = z.object({ accountId: accountId.nullable() });

/** `GET /api/auth/token` */
export const authToken = z.object({ token: z.string().min(16).max(4096), accountId, expiresAt: instant });
export type AuthToken = z.infer<typeof authToken>;

/** `GET /api/accounts/confirmationcode` and `GET /api/wallet/sendcode`: where the code went, masked. */
export const sentCode = z.object({ sentTo: z.string().max(254) });

/** `GET /api/accounts/getamstatus`: the account manager and whether they can be reached now. */
export const accountManager = z.object({
  name: z.string().max(200),
  jobTitle: z.string().max(200),
  phone: z.string().max(32),
  email: z.string().max(254),
  isAvailable: z.boolean(),
  awayUntil: day.optional(),
});
export type AccountManager = z.infer<typeof accountManager>;

const newPassword = z.string().min(passwordLength.min).max(passwordLength.max);

/** `POST /api/accounts/createaccount`: a new account, confirmed by the link that is sent to its address. */
export const createAccount = z
  .object({
    accountType,
    companyName: z.string().max(200).optional(),
    firstName: z.string().min(1).max(100),
    lastName: z.string().min(1).max(100),
    mobile: z.string().max(32),
    email: z.email().max(254),
    password: newPassword,
    allowedCommunicationTypes: z.array(communicationType).max(4),
  })
  .refine((body) => body.accountType === 'personal' || body.companyName, { path: ['companyName'] });
export type CreateAccount = z.infer<typeof createAccount>;

/** `POST /api/accounts/createaccount` with the link's id and salt: completes an account that the broker began. */
export const completeAccount = z.object({
  id: z.string().min(1).max(128),
  idSalt: z.string().min(1).max(256),
  password: newPassword,
  email: z.email().max(254),
});
export type CompleteAccount = z.infer<typeof completeAccount>;

export const updateForgottenPassword = completeAccount.omit({ email: true });
export type UpdateForgottenPassword = z.infer<typeof updateForgottenPassword>;

/** `POST /api/accounts/forgottenpasswordemail`; the field names are the upstream's own. */
export const forgottenPasswordEmail = z.object({
  Email: z.email().max(254),
  AccountNumber: z.string().max(32).optional(),
});
export type ForgottenPasswordEmail = z.infer<typeof forgottenPasswordEmail>;

/** Data of `POST` answers that only say that the call was done. */
export const done = z.object({ accountId: accountId.optional() });

/** `GET /api/menu/getmenucounts` */
export const menuCounts = z.object({
  quotes: z.number().int().min(0),
  orders: z.number().int().min(0),
  contracts: z.number().int().min(0),
  documents: z.number().int().min(0),
  walletPence: z.number().int(),
});
export type MenuCounts = z.infer<typeof menuCounts>;

/** `GET /api/marketingconsent/get` and the body of `POST /api/marketingconsent/save`. */
export const marketingConsent = z.object({
  email: z.boolean(),
  phone: z.boolean(),
  sms: z.boolean(),
  post: z.boolean(),
  /** When the holder last said so; absent until they have. */
  savedAt: instant.optional(),
});
export type MarketingConsent = z.infer<typeof marketingConsent>;
export const saveMarketingConsent = marketingConsent.omit({ savedAt: true }).extend({ accountId });
