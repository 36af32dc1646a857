import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import type { WalletData } from '#shared/pages/account/wallet/wallet-data.ts';
import { loadAccountFrame, requireCaller, toFormState } from './account-caller.ts';
import { settleSoon, toFirstPanel } from './panels.ts';

/** `/account/wallet`: balance and entries are separate calls, so that one is shown when the other fails. */
export async function loadWallet(request: LoaderRequest): Promise<WalletData> {
  const { accountId, context } = requireCaller(request);
  const { account } = request.services;
  const frame = loadAccountFrame(request);
  const balancePence = toFirstPanel(
    account.getWalletBalance(accountId, context),
    (data) => data.balancePence,
  );
  const entries = toFirstPanel(account.getWallet(accountId, context), (wallet) =>
    wallet.entries.map(({ at, description, amountPence }) => ({
      on: todayInLondon(new Date(at)),
      description,
      amountPence,
    })),
  );
  const panels = await settleSoon({ balancePence, entries }, request.search);
  return { ...frame, form: toFormState(request), ...panels };
}
