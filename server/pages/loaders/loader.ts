import type { Session } from '#server/accounts/session/session.ts';
import type { Services } from '#server/pages/services.ts';
import type { StaffVisit } from '#server/staff/staff.ts';
import type { VisitorChoices } from '#server/visitor/consent/visitor-choices.ts';
import type { ShortlistedDeal } from '#shared/deals/shortlist.ts';
import type { Page, PageData, PageLocation } from '#shared/routes/page.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** Fetches the data of a page; no other code does. Throws `NotFoundError` or `MovedError` when the page is not here. */
// biome-ignore lint/suspicious/noExplicitAny: a page's data type is inferred, whatever it is
export type Loader<P extends Page<any, any>> = (request: LoaderRequest) => PageData<P> | Promise<PageData<P>>;

export interface LoaderRequest extends PageLocation {
  readonly services: Services;
  /** The visitor's session, for pages below `/account`, which no cache may hold (`cache: 'never'`). */
  readonly session?: Session;
  /** What the visitor allowed, for pages that no cache may hold. */
  readonly choices?: VisitorChoices;
  /** The deals that the visitor saved without an account, for the same pages. */
  readonly shortlist?: readonly ShortlistedDeal[];
  /** Who asked for a page of the staff site; absent on every other page. */
  readonly staff?: StaffVisit;
  /** A posted form of this page that is shown again: the typed values, and the faults. */
  readonly form?: FormState;
  /** Aborts when the visitor leaves. Pass it to calls to the account API. */
  readonly signal?: AbortSignal;
}
