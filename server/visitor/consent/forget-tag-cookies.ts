import type { Request, Response } from 'express';

/** Tags name their cookies with one underscore first (`_ga`, `_gcl_au`, `_fbp`); ours and balancers’ begin otherwise. */
const tagCookie = /(?:^|;\s*)(_(?!_)[\w.-]{1,60})=/g;
const mostCookies = 20;

/** Removes what a tag manager left in the browser for this host and the domains above it. */
export function forgetTagCookies(req: Request, res: Response): void {
  const names = [...(req.headers.cookie ?? '').matchAll(tagCookie)].map(([, name = '']) => name);
  const domains = listDomains(req.hostname);
  for (const name of new Set(names.slice(0, mostCookies))) {
    res.clearCookie(name, { path: '/' });
    for (const domain of domains) res.clearCookie(name, { path: '/', domain });
  }
}

/** `www.example.co.uk`, `example.co.uk`; browsers ignore what is nobody's, such as `co.uk`. */
function listDomains(hostname: string): readonly string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
