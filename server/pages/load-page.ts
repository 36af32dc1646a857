import type { Session } from '#server/accounts/session/session.ts';
import type { StaffVisit } from '#server/staff/staff.ts';
import type { VisitorChoices } from '#server/visitor/consent/visitor-choices.ts';
import type { PageHead, PageState } from '#shared/app/page-state.ts';
import type { ShortlistedDeal } from '#shared/deals/shortlist.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { describePage } from './describe-page.ts';
import type { LoaderRequest } from './loaders/loader.ts';
import type { MatchedPage, ReadyPage } from './match-page.ts';
import type { Services } from './services.ts';
import { acceptLateFailures } from './settle-late.ts';

/** A page with its data and head, ready to be drawn or sent as data. */
export interface LoadedPage extends MatchedPage {
  readonly state: PageState & { readonly head: PageHead };
}

/** Who asks for a page, and how long they wait. */
export interface PageVisit {
  /** Aborts when the visitor leaves. Without it the page is loaded even if the visitor leaves. */
  readonly signal?: AbortSignal;
  /** Passed only to the loaders of pages that may not be cached. */
  readonly session?: Session | undefined;
  /** Passed to the same loaders as `session`. */
  readonly choices?: VisitorChoices;
  /** Passed to the same loaders as `session`. */
  readonly shortlist?: readonly ShortlistedDeal[];
  /** Who asked for a page of the staff site. */
  readonly staff?: StaffVisit | undefined;
  /** A form that was posted and is shown again with the page. */
  readonly form?: FormState;
}

/** Loads a page's data and makes its head. Throws what the loader throws, and the signal's reason once it aborts. */
export async function loadPage(
  matched: MatchedPage,
  services: Services,
  { signal, session, choices, shortlist, staff, form }: PageVisit = {},
): Promise<LoadedPage> {
  const { page, address, params } = matched;
  const location = { ...address, params };
  const isPersonal = page.record.server.cache === 'never';
  const personal = isPersonal && {
    ...(session && { session }),
    ...(choices && { choices }),
    ...(shortlist && { shortlist }),
    ...(page.record.server.frame === 'staff' && staff && { staff }),
  };
  const visit = { ...(signal && { signal }), ...personal, ...(form && { form }) };
  const loading = loadData(page, { ...location, services, ...visit });
  const data = await (signal ? untilAborted(loading, signal) : loading);
  return { ...matched, state: { data, head: describePage(page.record, data, location, services.site) } };
}

/** Failures of late values are handled even when the visitor has left: an unhandled rejection would end the process. */
async function loadData(page: ReadyPage, request: LoaderRequest): Promise<unknown> {
  const data = await page.load(request);
  acceptLateFailures(data);
  return data;
}

/** Resolves to the result of `work`; rejects if the signal aborts first. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
