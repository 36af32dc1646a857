import { UnavailableError } from '#server/errors.ts';
import type { LoaderRequest } from '#server/loaders/loader.ts';
import type { SavedStore } from '#server/saved/saved-store.ts';

/** What customers keep with us. Throws `UnavailableError` on a site that keeps nothing for them. */
export function getSavedStore({ services }: LoaderRequest): SavedStore {
  if (!services.saved) throw new UnavailableError('What you saved cannot be reached just now.');
  return services.saved;
}
