import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { accountCalls } from '#server/account-contract/account-calls.ts';
import type { AccountLimits } from '#server/accounts/client/create-account-client.ts';
import { exampleCalls } from '#server/accounts/client/testing/example-calls.ts';
import {
  type ScriptedAccountApi,
  startScriptedAccountApi,
} from '#server/accounts/client/testing/scripted-account-api.ts';
import type { SessionNotes } from '#server/accounts/session/session.ts';
import { exampleSession, exampleSignedIn } from '#server/accounts/testing/example-session.ts';
import {
  answers,
  type Behaviour,
  cuts,
  refuses,
  sends,
  slow,
} from '#server/platform/upstream/testing/behaviours.ts';
import { listenLocally } from './listen-locally.ts';
import { memorySessions } from './memory-sessions.ts';
import { createTestApp } from './test-app.ts';

/** The ways in which the whole account API can fail. */
export const upstreamFaults = {
  'takes ten seconds': slow(10_000, answers(null)),
  'answers 500': sends(500, '{}'),
  'cuts its answers in the middle': cuts(),
  'answers rubbish': sends(200, '<html>rubbish'),
  'answers status.code 1': refuses(200, { code: 1 }),
} satisfies Readonly<Record<string, Behaviour>>;

/** The real site over HTTP, with the real client of an account API that fails as a test says. */
export interface FaultSite extends ScriptedAccountApi {
  readonly origin: string;
  /** Signs a new visitor in as the customer of the example answers; returns the cookie and the form token. */
  signIn(notes?: SessionNotes): Promise<Customer>;
}

/** The cookie and form token of a signed-in browser. */
export interface Customer {
  readonly cookie: string;
  get(path: string): Promise<Response>;
  /** Sends a form, either as the site's script does or without a script. */
  send(route: string, body: Readonly<Record<string, string>>, accept?: string): Promise<Response>;
}

/**
 * Starts a site whose account API answers all calls successfully at first. It runs until the test ends. Every call has
 * 1.4 s, so that no fault takes longer.
 */
export async function startFaultSite(limits: Partial<AccountLimits> = {}): Promise<FaultSite> {
  const fake = await startScriptedAccountApi({ derivingCallMs: 1400, ...limits });
  healUpstream(fake);
  const sessions = memorySessions();
  const app = await createTestApp({ log: fake.recorded.log, services: { account: fake.api, sessions } });
  const server = createServer(app);
  const origin = await listenLocally(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const signIn = async (notes: SessionNotes = {}) => {
    const session = exampleSession({ signedIn: exampleSignedIn('A-1'), ...notes });
    await sessions.save(session);
    return createCustomer(origin, session);
  };
  return { ...fake, origin, signIn };
}

/** Lets every call succeed from now on, with the contract's example answers. */
export function healUpstream({ upstream }: Pick<ScriptedAccountApi, 'upstream'>): void {
  for (const [name, { path }] of Object.entries(accountCalls)) {
    upstream.script(path, answers(toData(name as keyof typeof accountCalls)));
  }
}

/** Makes every call fail in this way from now on. */
export function breakUpstream({ upstream }: Pick<ScriptedAccountApi, 'upstream'>, fault: Behaviour): void {
  for (const { path } of Object.values(accountCalls)) upstream.script(path, fault);
}

function toData(name: keyof typeof accountCalls): unknown {
  const hourOnMs = Date.now() + 3_600_000;
  return name === 'createToken'
    ? { ...exampleCalls[name].answer, expiresAt: new Date(hourOnMs).toISOString() }
    : exampleCalls[name].answer;
}

function createCustomer(
  origin: string,
  session: { readonly id: string; readonly csrfToken: string },
): Customer {
  const cookie = `session=${session.id}`;
  return {
    cookie,
    get: (path) => fetch(origin + path, { headers: { cookie }, redirect: 'manual' }),
    send: (route, body, accept = 'application/json') =>
      fetch(origin + route, {
        method: 'POST',
        headers: { cookie, accept },
        redirect: 'manual',
        body: new URLSearchParams({ ...body, csrf: session.csrfToken }),
      }),
  };
}
