import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { PageState } from '#shared/app/page-state.ts';
import { leaveTo } from './leave-to.ts';

const prefix = '/page-data';

/**
 * Loads a page's data for client-side navigation. Whatever is not plain data is left to the server: the browser
 * goes to the address itself and gets the error page, or the page of a newer build.
 */
export async function fetchPageData({ request }: LoaderFunctionArgs): Promise<PageState> {
  const { pathname, search } = new URL(request.url);
  const response = await fetch(prefix + pathname + search, { signal: request.signal }).catch(() => undefined);
  const state = response?.ok ? await readState(response) : undefined;
  if (request.signal.aborted) throw request.signal.reason;
  if (!response || !state) return leaveTo({ pathname, search });
  if (response.redirected) throw redirect(toPath(response.url));
  return state;
}

/** Undefined when the answer was cut or is no data at all, as from a proxy's own page. */
async function readState(response: Response): Promise<PageState | undefined> {
  return response.json().catch(() => undefined);
}

/** The page's own address: data of a page that moved is redirected beside the page. */
function toPath(dataUrl: string): string {
  const { pathname, search } = new URL(dataUrl);
  return pathname.slice(prefix.length) + search;
}
