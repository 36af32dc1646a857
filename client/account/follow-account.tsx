import { readCookieChoices } from '#client/consent/visitor-choices.ts';
import { followPostForms } from '#client/forms/follow-post-forms.ts';
import { showUploadProgress } from '#client/forms/upload-progress.ts';
import type { DataRouter } from '#client/navigation/data-router.ts';
import { showAccountLink } from './account-island.tsx';
import { loadAccountState } from './account-state.ts';
import { followViewedVehicles } from './viewed-vehicles.ts';

/** Everything about the visitor's account. A page starts without it; until it is here forms go the plain way. */
export function followAccount(router: DataRouter): void {
  showAccountLink();
  showUploadProgress(router);
  followPostForms(router);
  // Nothing that the visitor could refuse is kept before a choice.
  if (readCookieChoices()) followViewedVehicles(router);
  loadAccountState();
}
