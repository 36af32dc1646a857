import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listenLocally } from '#server/testing/listen-locally.ts';

type Claims = Readonly<Record<string, unknown>>;

/** An OpenID Connect provider on this machine, which says of a person what a test tells it to. */
export interface FakeProvider {
  readonly issuer: string;
  /** The bodies that its token endpoint got. */
  readonly asked: URLSearchParams[];
  /** What the next ID token says, over what a right one would say. */
  claims: Claims;
  /** Signs the next ID token with a key that the provider does not publish. */
  isForged: boolean;
  /** Leaves a page as the person who has signed in at this address: what the browser brings back. */
  approve(address: string): string;
}

/** How the site names itself to the provider. */
export const client = { id: 'the-site', secret: 'a-secret-of-the-site' };

interface Approved {
  readonly nonce: string;
  readonly challenge: string;
}

/** Serves discovery, keys and tokens until the test ends. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const [own, other] = [
    generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  ];
  const approved = new Map<string, Approved>();
  const provider: { -readonly [Name in keyof FakeProvider]: FakeProvider[Name] } = {
    issuer: '',
    asked: [],
    claims: {},
    isForged: false,
    approve: (address) => {
      const { searchParams } = new URL(address);
      const code = `code-${approved.size}`;
      const [nonce = '', challenge = ''] = [
        searchParams.get('nonce'),
        searchParams.get('code_challenge'),
      ].map(String);
      approved.set(code, { nonce, challenge });
      return new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString();
    },
  };
  const answerToken = async (req: IncomingMessage, res: ServerResponse) => {
    const asked = new URLSearchParams(await text(req));
    provider.asked.push(asked);
    const visit = approved.get(asked.get('code') ?? '');
    approved.delete(asked.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url');
    if (!visit || challenge !== visit.challenge || asked.get('client_secret') !== client.secret)
      return send(res, 400, { error: 'invalid_grant' });
    const { issuer, claims, isForged } = provider;
    const right = { iss: issuer, aud: client.id, sub: 'person', nonce: visit.nonce, email_verified: true };
    const id_token = toToken({ ...right, ...claims }, isForged ? other.privateKey : own.privateKey);
    send(res, 200, { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token });
  };
  const server = createServer((req, res) => {
    const { issuer } = provider;
    const path = req.url?.split('?')[0];
    if (path === '/token') return void answerToken(req, res);
    if (path === '/keys')
      return send(res, 200, {
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'one' }],
      });
    send(res, 200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
    });
  });
  provider.issuer = await listenLocally(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return provider;
}

function send(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** A signed token that is valid for a minute. */
function toToken(claims: Claims, key: KeyObject): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode({ alg: 'ES256', kid: 'one' })}.${encode({ iat: now, exp: now + 60, ...claims })}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
