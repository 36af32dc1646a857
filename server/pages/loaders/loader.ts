import type { Session } from '#server/accounts/session/session.ts';
import type { Services } from '#server/pages/services.ts';
import type { VisitorChoices } from '#server/visitor/consent/visitor-choices.ts';
import type { Page, PageData, PageLocation } from '#shared/routes/page.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** The only code that fetches for a page. Throws `NotFoundError` or `MovedError` for what is not here. */
// biome-ignore lint/suspicious/noExplicitAny: a page's data type is inferred, whatever it is
export type Loader<P extends Page<any>> = (request: LoaderRequest) => PageData<P> | Promise<PageData<P>>;

export interface LoaderRequest extends PageLocation {
  readonly services: Services;
  /** The visitor's session, for pages below `/account`, which no cache may hold (`cache: 'never'`). */
  readonly session?: Session;
  /** What the visitor allowed, for pages that no cache may hold. */
  readonly choices?: VisitorChoices;
  /** A form of this page that was posted and comes back: what was typed, and what is wrong with it. */
  readonly form?: FormState;
  /** Aborts when the visitor leaves: for calls to the account API. */
  readonly signal?: AbortSignal;
}
