import { z } from 'zod';

/**
 * The status in every answer of the account API. A call has succeeded only when `code` is 0 and the HTTP status is ok.
 */
export const answerStatus = z.object({
  code: z.number().int(),
  message: z.string().max(500),
  subCode: z.number().int().default(0),
});

/** The envelope around an answer's data. */
export interface Answer<Data> {
  readonly data: Data | null;
  readonly status: z.infer<typeof answerStatus>;
  readonly isSucceed: boolean;
}

/** The result of any call that failed, whatever the reason (spec, section 8). */
export const failedAnswer: Answer<never> = {
  data: null,
  status: { code: 400, message: 'Error', subCode: 0 },
  isSucceed: false,
};

/** Reasons for which the account API refuses a call; 0 stands for none. */
export const subCodes = {
  wrongCredentials: 1,
  tokenExpired: 2,
  linkSpent: 3,
  emailTaken: 4,
  fileRefused: 5,
  tooMany: 6,
  weakPassword: 7,
} as const;
