import type { Config } from '#server/config.ts';

interface PolicyParts {
  readonly config: Pick<Config, 'siteOrigin' | 'imageHost'>;
  readonly scriptHashes: readonly string[];
  readonly trustedTypePolicies?: readonly string[];
}

/**
 * Everything is refused but what pages use: scripts by hash and what those load, styles, fonts and calls of this
 * site, pictures also of the image host. Nothing inline, no eval, no frames.
 */
export function contentSecurityPolicy({ config, scriptHashes, trustedTypePolicies = [] }: PolicyParts) {
  const self = ["'self'"];
  const none = ["'none'"];
  return {
    'default-src': none,
    'script-src': scriptHashes.length > 0 ? [...scriptHashes.map(toSource), "'strict-dynamic'"] : none,
    'style-src': self,
    'img-src': config.imageHost ? [...self, config.imageHost] : self,
    'font-src': self,
    'connect-src': self,
    'manifest-src': self,
    'form-action': self,
    'base-uri': none,
    'frame-ancestors': none,
    'object-src': none,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypePolicies.length > 0 ? trustedTypePolicies : none,
    // On plain http, a development machine, there is nothing to upgrade to.
    ...(config.siteOrigin.startsWith('https://') && { 'upgrade-insecure-requests': [] }),
  };
}

function toSource(hash: string): string {
  if (!/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(hash)) throw new Error(`Not a script hash: ${hash}`);
  return `'${hash}'`;
}
