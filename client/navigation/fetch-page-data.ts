import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { PageAnswer, PageState } from '#shared/app/page-state.ts';
import { leaveTo } from './leave-to.ts';

/** Sheets that this script added, until it is known whether the browser could fetch them. */
const added = new Map<string, Promise<boolean>>();

/** Adds the style sheets that the document lacks. True once all of them apply; false if one cannot be fetched. */
async function haveStyles(hrefs: readonly string[]): Promise<boolean> {
  return (await Promise.all(hrefs.map(haveStyle))).every(Boolean);
}

function haveStyle(href: string): Promise<boolean> | boolean {
  const known = added.get(href);
  if (known || document.head.querySelector(`link[rel=stylesheet][href="${href}"]`)) return known ?? true;
  const adding = addStyle(href);
  added.set(href, adding);
  return adding;
}

function addStyle(href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    document.head.append(link);
  });
}

const prefix = '/page-data';

/**
 * Creates the loader of page data for client-side navigation. It is done once the page's styles apply. When the answer is
 * not page data of the build that runs here, or a style sheet cannot be fetched, the browser opens the address as a
 * document: it gets the error page, or the page of the newer build.
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
    return (await haveStyles(answer.styles)) ? answer : leaveTo({ pathname, search });
  };
}

/** Undefined when the answer is incomplete or not JSON, such as a proxy's own error page. */
async function readAnswer(response: Response): Promise<PageAnswer | undefined> {
  return response.json().catch(() => undefined);
}

/** The page's address for an address of page data: the data of a page that has moved redirects just as the page does. */
function toPath(dataUrl: string): string {
  const { pathname, search } = new URL(dataUrl);
  return pathname.slice(prefix.length) + search;
}
