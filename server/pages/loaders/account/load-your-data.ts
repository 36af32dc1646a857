import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { YourDataData } from '#shared/pages/account/your-data/your-data-data.ts';
import { loadAccountFrame, toFormState } from './account-caller.ts';

/** `/account/your-data`: what a customer may do depends on whether this site has the accounts itself. */
export function loadYourData(request: LoaderRequest): YourDataData {
  const { holdsAccounts } = request.services.ownData;
  return { ...loadAccountFrame(request), form: toFormState(request), holdsAccounts };
}
