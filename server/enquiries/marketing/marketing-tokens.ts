import { createHmac } from 'node:crypto';
import { isSameSecret } from '#server/platform/http/secret.ts';

/** The path of the links that end marketing emails. */
export const marketingOffPath = '/api/enquiries/marketing-off';

/**
 * Keys of the links that end marketing emails: the reference of a form and its signature, so that nothing has to be
 * stored for them and whoever only knows a reference cannot make one. They work as long as the form is there.
 */
export interface MarketingTokens {
  sign(reference: string): Promise<string>;
  /** The reference of a key that this site signed. */
  read(token: string): Promise<string | undefined>;
}

/** `key` is the secret that all nodes share; what it signs here is told apart from other things by its purpose. */
export function createMarketingTokens(key: () => Promise<Uint8Array>): MarketingTokens {
  const sign = async (reference: string) => {
    const proof = createHmac('sha256', await key())
      .update(`marketing-off:${reference}`)
      .digest('base64url');
    return `${reference}.${proof}`;
  };
  return {
    sign,
    read: async (token) => {
      const [, reference] = /^([A-Z0-9-]{4,40})\.[A-Za-z0-9_-]{43}$/.exec(token) ?? [];
      if (reference === undefined) return undefined;
      return isSameSecret(token, await sign(reference)) ? reference : undefined;
    },
  };
}
