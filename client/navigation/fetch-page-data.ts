import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { PageAnswer, PageState } from '#shared/app/page-state.ts';
import { leaveTo } from './leave-to.ts';

const prefix = '/page-data';

/**
 * Loads a page's data for client-side navigation. Whatever is not plain data of the build that runs here is left to the
 * server: the browser goes to the address itself and gets the error page, or the page with the scripts of its build.
 */
export function createPageDataLoader(build: string) {
  return async ({ request }: LoaderFunctionArgs): Promise<PageState> => {
    const { pathname, search } = new URL(request.url);
    const response = await fetch(prefix + pathname + search, { signal: request.signal }).catch(
      () => undefined,
    );
    const answer = response?.ok ? await readAnswer(response) : undefined;
    if (request.signal.aborted) throw request.signal.reason;
    if (!response || answer?.build !== build) return leaveTo({ pathname, search });
    if (response.redirected) throw redirect(toPath(response.url));
    return answer;
  };
}

/** Undefined when the answer was cut or is no data at all, as from a proxy's own page. */
async function readAnswer(response: Response): Promise<PageAnswer | undefined> {
  return response.json().catch(() => undefined);
}

/** The page's own address: data of a page that moved is redirected beside the page. */
function toPath(dataUrl: string): string {
  const { pathname, search } = new URL(dataUrl);
  return pathname.slice(prefix.length) + search;
}
