/**
 * Hands an address to the browser: the server answers with the page, its error page, or the page of a newer build.
 * Never resolves, because this document is over.
 */
export function leaveTo({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<never> {
  window.location.assign(pathname + search);
  return new Promise(() => undefined);
}
