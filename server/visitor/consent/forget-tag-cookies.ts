import type { Request, Response } from 'express';

/** Cookies of tags begin with one underscore (`_ga`, `_gcl_au`, `_fbp`); ours and those of load balancers do not. */
const tagCookie = /(?:^|;\s*)(_(?!_)[\w.-]{1,60})=/g;
const mostCookies = 20;

/** Deletes the cookies of a tag manager, for this host and the domains above it. */
export function forgetTagCookies(req: Request, res: Response): void {
  const names = [...(req.headers.cookie ?? '').matchAll(tagCookie)].map(([, name = '']) => name);
  const domains = listDomains(req.hostname);
  for (const name of new Set(names.slice(0, mostCookies))) {
    res.clearCookie(name, { path: '/' });
    for (const domain of domains) res.clearCookie(name, { path: '/', domain });
  }
}

/** `www.example.co.uk`, `example.co.uk`, `co.uk`; browsers ignore public suffixes such as the last. */
function listDomains(hostname: string): readonly string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
