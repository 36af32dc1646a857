import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '#server/config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { permissionsPolicy } from './permissions-policy.ts';

interface SecurityHeadersOptions {
  readonly config: Pick<Config, 'siteOrigin' | 'imageHost'>;
  /** `sha256-…` of each script that a page names; those scripts may load others. */
  readonly scriptHashes: readonly string[];
  /** Names of the Trusted Types policies that the bundle creates. */
  readonly trustedTypePolicies?: readonly string[];
}

/** The same fixed headers on every answer of this process: worked out once, so that a request only copies them. */
export function securityHeaders(options: SecurityHeadersOptions): RequestHandler {
  const headers = listHeaders(options);
  return (_req, res, next) => {
    res.removeHeader('X-Powered-By');
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

function listHeaders(options: SecurityHeadersOptions): readonly (readonly [string, string])[] {
  const isSecure = options.config.siteOrigin.startsWith('https://');
  const answer = runOnce(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(options) },
      strictTransportSecurity: isSecure && {
        maxAge: twoYearsInSeconds,
        includeSubDomains: true,
        preload: true,
      },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    }),
  );
  return [...answer, ['permissions-policy', permissionsPolicy]];
}

const twoYearsInSeconds = 2 * 365 * 24 * 60 * 60;

type Middleware = (req: IncomingMessage, res: ServerResponse, next: (fault?: unknown) => void) => void;

/** The headers that a middleware sets on any answer. */
function runOnce(middleware: Middleware): readonly (readonly [string, string])[] {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  middleware(request, answer, (fault) => {
    if (fault) throw fault;
  });
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
}
