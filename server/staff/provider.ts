import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import type { StaffProvider } from '#server/platform/config/staff-settings.ts';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { staffSignInPaths } from '#shared/routes/staff-sections.ts';

/** What is kept of a visit to the provider, to check its answer by. */
interface ProviderChecks {
  readonly nonce: string;
  readonly verifier: string;
}

/** The OpenID Connect provider by which staff sign in: authorization code with PKCE, state and nonce. */
export interface Provider {
  createChecks(): ProviderChecks;
  /** The provider's address to send the browser to. Throws `UnavailableError` when the provider does not answer. */
  toAddress(state: string, checks: ProviderChecks): Promise<string>;
  /**
   * The address that the provider vouches for. Throws when its answer is not one to this visit, is not signed by it or
   * is not for this site; undefined when it has not verified that the address is the person's.
   */
  findEmail(query: string, state: string, checks: ProviderChecks): Promise<string | undefined>;
}

interface ProviderParts extends StaffProvider {
  readonly siteOrigin: string;
}

const timeoutSeconds = 5;

/** The provider that the settings name. It is asked for its addresses and keys when somebody first signs in. */
export function createProvider(parts: ProviderParts): Provider {
  const redirectUri = parts.siteOrigin + staffSignInPaths.back;
  const getConfiguration = createDiscovery(parts);
  return {
    createChecks: () => ({ nonce: randomNonce(), verifier: randomPKCECodeVerifier() }),
    toAddress: async (state, { nonce, verifier }) =>
      buildAuthorizationUrl(await getConfiguration(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      }).href,
    findEmail: async (query, state, { nonce, verifier }) => {
      const tokens = await authorizationCodeGrant(
        await getConfiguration(),
        new URL(`${redirectUri}?${query}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        },
      );
      const claims = tokens.claims();
      const isVerified = claims?.email_verified === true && typeof claims.email === 'string';
      return isVerified ? String(claims.email) : undefined;
    },
  };
}

/** Asks the provider for its addresses and keys once; again after it did not answer. */
function createDiscovery({ issuer, clientId, clientSecret }: ProviderParts): () => Promise<Configuration> {
  let found: Promise<Configuration> | undefined;
  // The settings allow plain http on this machine only.
  const plainHttp = issuer.startsWith('http://') ? [allowInsecureRequests] : [];
  return async () => {
    found ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // Signatures are checked although the tokens come straight from the provider.
      execute: [enableNonRepudiationChecks, ...plainHttp],
    });
    try {
      return await found;
    } catch (cause) {
      found = undefined;
      throw new UnavailableError('Signing in isn’t possible at the moment. Please try again shortly.', {
        cause,
      });
    }
  };
}
