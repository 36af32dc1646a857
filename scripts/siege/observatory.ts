import type { IncomingHttpHeaders } from 'node:http';

/** An answer as Mozilla's Observatory sees it. */
export interface SeenPage {
  readonly headers: IncomingHttpHeaders;
  readonly html: string;
}

/** What Observatory would say of an answer: its score, and the tests that took points from it. */
export interface Judgement {
  readonly score: number;
  readonly lost: readonly string[];
}

/**
 * The modifiers of Mozilla's HTTP Observatory for a site with TLS (github.com/mdn/mdn-http-observatory, scoring version
 * 5, as published in November 2026), applied to what a page sends, because the scanner itself asks hosts of the
 * internet only. Left out is the redirect from http, which gives no points; HAProxy makes it.
 */
const tests: Readonly<Record<string, (page: SeenPage) => number>> = {
  'content security policy': ({ headers }) => judgePolicy(String(headers['content-security-policy'] ?? '')),
  cookies: ({ headers }) => judgeCookies(headers['set-cookie'] ?? []),
  'cross-origin sharing': ({ headers }) => (headers['access-control-allow-origin'] === undefined ? 0 : -50),
  'strict transport security': ({ headers }) =>
    judgeTransport(String(headers['strict-transport-security'] ?? '')),
  'referrer policy': ({ headers }) => {
    const policy = headers['referrer-policy'];
    if (policy === undefined) return 0;
    return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(String(policy))
      ? 5
      : -5;
  },
  'subresource integrity': ({ html }) => {
    const scripts = html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? [];
    if (scripts.some((tag) => /\ssrc="(?:https?:)?\/\//.test(tag) && !tag.includes(' integrity='))) return -5;
    return scripts.length > 0 && scripts.every((tag) => tag.includes(' integrity=')) ? 5 : 0;
  },
  'content type options': ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  framing: ({ headers }) => (/frame-ancestors/.test(String(headers['content-security-policy'])) ? 5 : -20),
  'cross-origin resource policy': ({ headers }) =>
    /^same-(?:origin|site)$/.test(String(headers['cross-origin-resource-policy'])) ? 10 : 0,
};

/** Points that are given count only where 90 are left of the hundred after those that are taken. */
const bonusFrom = 90;

/** Judges one answer; 145 is the most for one that sets cookies, 140 for one that sets none. */
export function judge(page: SeenPage): Judgement {
  const points = Object.entries(tests).map(([test, of]) => [test, of(page)] as const);
  const lost = points.filter(([, each]) => each < 0);
  const base = lost.reduce((sum, [, each]) => sum + each, 100);
  const bonus = points.reduce((sum, [, each]) => sum + Math.max(0, each), 0);
  return {
    score: Math.max(0, base >= bonusFrom ? base + bonus : base),
    lost: lost.map(([test, each]) => `${test} ${each}`),
  };
}

function judgePolicy(policy: string): number {
  if (policy === '') return -25;
  const sources = (name: string) => new RegExp(`(?:^|;)\\s*${name} ([^;]*)`).exec(policy)?.[1]?.split(' ');
  const [scripts, objects, styles] = ['script-src', 'object-src', 'style-src'].map(
    (name) => sources(name) ?? sources('default-src') ?? ['*'],
  ) as [string[], string[], string[]];
  const isBroad = (source: string) => /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/.test(source);
  const isLoose = (source: string) => isBroad(source) || ["'unsafe-inline'", 'data:'].includes(source);
  if (scripts.some(isLoose) || objects.some(isBroad)) return -20;
  if (policy.includes("'unsafe-eval'") || / http:/.test(policy)) return -10;
  if (styles.some(isLoose)) return 0;
  return sources('default-src')?.join() === "'none'" ? 10 : 5;
}

function judgeTransport(header: string): number {
  const age = /max-age=(\d+)/.exec(header)?.[1];
  if (age === undefined) return -20;
  if (Number(age) < 15_552_000) return -10;
  return /preload/.test(header) && /includesubdomains/i.test(header) ? 5 : 0;
}

function judgeCookies(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  const lack = (attribute: RegExp, of = cookies) => of.some((cookie) => !attribute.test(cookie));
  const sessions = cookies.filter((cookie) => /^[^=]*(?:login|sess)/i.test(cookie));
  if (lack(/;\s*httponly/i, sessions)) return -30;
  if (lack(/;\s*secure/i)) return sessions.length > 0 ? -10 : -5;
  return lack(/;\s*samesite=(?:lax|strict|none)/i) ? 0 : 5;
}
