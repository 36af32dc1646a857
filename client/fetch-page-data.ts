import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { PageState } from '#shared/app/page-state.ts';

/**
 * Loads a page's data for client-side navigation. Whatever is not plain data is left to the server: the browser
 * goes to the address itself and gets the error page, or the page of a newer build.
 */
export async function fetchPageData({ request }: LoaderFunctionArgs): Promise<PageState> {
  const { pathname, search } = new URL(request.url);
  const response = await fetch(`/page-data${pathname}${search}`, { signal: request.signal }).catch(
    () => undefined,
  );
  if (request.signal.aborted) throw request.signal.reason;
  if (!response?.ok) return leaveTo(pathname + search);
  const answer = (await response.json()) as PageState | { readonly movedTo: string };
  if ('movedTo' in answer) throw redirect(answer.movedTo);
  return answer;
}

function leaveTo(target: string): Promise<never> {
  window.location.assign(target);
  return new Promise(() => undefined);
}
