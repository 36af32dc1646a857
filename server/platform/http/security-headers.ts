import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { contentSecurityPolicy, type PolicyConfig } from './content-security-policy.ts';

/**
 * What a page of this kind could be made to ask for, by a script that should not be there. Each feature makes every
 * answer longer; those that a page uses only with a visitor's hand, or that nobody ships, are left out.
 */
const refusedFeatures = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'publickey-credentials-get',
];

/** Value of the Permissions-Policy header: every one of these features is off. */
const permissionsPolicy = refusedFeatures.map((feature) => `${feature}=()`).join(', ');

const twoYearsInSeconds = 2 * 365 * 24 * 60 * 60;

interface SecurityHeadersOptions {
  readonly config: PolicyConfig;
  /** `sha256-…` of each script that a page names; those scripts may load others. */
  readonly scriptHashes: readonly string[];
}

/** Sets headers on an answer that has not been sent, then calls `next`. */
export type SetHeaders = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

/** Sets the same headers on every answer of this process, so that stored pages stay valid. */
export function securityHeaders(options: SecurityHeadersOptions): SetHeaders {
  const isSecure = options.config.siteOrigin.startsWith('https://');
  // No directive is a function, so helmet computes every value once, here, and a request only copies them.
  const setHelmetHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(options) },
    strictTransportSecurity: isSecure && {
      maxAge: twoYearsInSeconds,
      includeSubDomains: true,
      preload: true,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Only for browsers and plug-ins that no one uses now; each header makes every stored page a little larger.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return (req, res, next) => {
    res.setHeader('Permissions-Policy', permissionsPolicy);
    setHelmetHeaders(req, res, next);
  };
}
