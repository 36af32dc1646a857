import { z } from 'zod';
import { instant } from './account.ts';

/** `GET /api/wallet/getbalance` */
export const walletBalance = z.object({ balancePence: z.number().int() });

/** `GET /api/wallet/getwallet`: what was earned and spent, newest first. */
export const wallet = z.object({
  balancePence: z.number().int(),
  entries: z
    .array(z.object({ at: instant, description: z.string().max(300), amountPence: z.number().int() }))
    .max(500),
});
export type Wallet = z.infer<typeof wallet>;
