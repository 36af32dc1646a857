import type { Config } from '#server/platform/config/config.ts';

/** The settings that the policy depends on. */
export type PolicyConfig = Pick<Config, 'siteOrigin' | 'imageHost'> & {
  readonly tagManagerUrl?: string | undefined;
};

interface PolicyParts {
  readonly config: PolicyConfig;
  readonly scriptHashes: readonly string[];
}

/**
 * Everything is refused but what pages use: scripts by hash and what those load (the modules of the build, by a
 * Trusted Types policy that lets nothing else through), styles, fonts and calls of this
 * site, pictures also of the image host. Nothing inline, no eval, no frames. A tag manager, where one is configured, is
 * loaded by our script: it needs a Trusted Types policy of that name, and its own origin for calls and pictures.
 */
export function contentSecurityPolicy({ config, scriptHashes }: PolicyParts) {
  const self = ["'self'"];
  const none = ["'none'"];
  const tagOrigins = listTagOrigins(config.tagManagerUrl);
  return {
    'default-src': none,
    'script-src': scriptHashes.length > 0 ? [...scriptHashes.map(toSource), "'strict-dynamic'"] : none,
    'style-src': self,
    'img-src': [...self, ...(config.imageHost ? [config.imageHost] : []), ...tagOrigins],
    'font-src': self,
    'connect-src': [...self, ...tagOrigins],
    'manifest-src': self,
    'form-action': self,
    'base-uri': none,
    'frame-ancestors': none,
    'object-src': none,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['modules', ...(config.tagManagerUrl ? ['tag-manager'] : [])],
    // On plain http, a development machine, there is nothing to upgrade to.
    ...(config.siteOrigin.startsWith('https://') && { 'upgrade-insecure-requests': [] }),
  };
}

/** Google's tags report to hosts of its own: developers.google.com/tag-platform/security/guides/csp, 2026-11-21. */
const googleOrigins = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

function listTagOrigins(tagManagerUrl: string | undefined): readonly string[] {
  if (!tagManagerUrl) return [];
  const { origin } = new URL(tagManagerUrl);
  return origin === 'https://www.googletagmanager.com' ? [origin, ...googleOrigins] : [origin];
}

function toSource(hash: string): string {
  if (!/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(hash)) throw new Error(`Not a script hash: ${hash}`);
  return `'${hash}'`;
}
