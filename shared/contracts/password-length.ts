/** How many characters a new password has; `findPasswordFault` says whether it is easy to guess. */
export const passwordLength = { min: 10, max: 200 } as const;
