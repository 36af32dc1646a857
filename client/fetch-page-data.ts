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
  const answer = await readAnswer(response);
  if (request.signal.aborted) throw request.signal.reason;
  if (!answer) return leaveTo(pathname + search);
  if ('movedTo' in answer) throw redirect(answer.movedTo);
  return answer;
}

/** Undefined when the answer was cut or is no data at all, as from a proxy's own page. */
async function readAnswer(response: Response): Promise<PageState | { readonly movedTo: string } | undefined> {
  return response.json().catch(() => undefined);
}

function leaveTo(target: string): Promise<never> {
  window.location.assign(target);
  return new Promise(() => undefined);
}
