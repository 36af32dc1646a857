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
 * Allows only what pages use: scripts by hash and the modules that these load (through a Trusted Types policy that
 * allows nothing else), styles, fonts, videos and calls of this site, and pictures also from the image host. Nothing inline, no
 * eval, no frames. If a tag manager is configured, our script loads it: it gets a Trusted Types policy of its name, and
 * its own origin for calls and pictures.
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
    'media-src': self,
    'connect-src': [...self, ...tagOrigins],
    'manifest-src': self,
    'form-action': self,
    'base-uri': none,
    'frame-ancestors': none,
    'object-src': none,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['modules', ...(config.tagManagerUrl ? ['tag-manager'] : [])],
    // A site on plain http is a development machine, which has no https to upgrade to.
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
