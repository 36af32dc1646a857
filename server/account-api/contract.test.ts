import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { AccountApiTarget, Credentials } from './testing/contract-suite/target.ts';
import { describeAccountApi } from './testing/contract-suite.ts';
import { startTestAccountApi, type TestAccountApi, toTarget } from './testing/embedded-account-api.ts';

const { env } = process;
const otherApi = env.ACCOUNT_API_CONTRACT_URL;

if (otherApi) describeAccountApi(toOtherTarget(otherApi));
else describeEmbedded();

/** The embedded API on the embedded database. */
function describeEmbedded(): void {
  let api: TestAccountApi;
  beforeAll(async () => {
    api = await startTestAccountApi();
  });
  afterAll(() => api.close());

  describeAccountApi(toTarget(() => api));

  test('the log contains nothing from these calls', () => {
    expect(api.log.text()).toBe('');
  });
}

/** Another API, named by the environment; this folder's README says how. */
function toOtherTarget(baseUrl: string): AccountApiTarget {
  const mailboxUrl = env.ACCOUNT_API_CONTRACT_MAILBOX;
  return {
    baseUrl: () => baseUrl.replace(/\/$/, ''),
    own: toCredentials('ACCOUNT_API_CONTRACT_OWN'),
    other: toCredentials('ACCOUNT_API_CONTRACT_OTHER'),
    ...(mailboxUrl && { readMessages: (to: string) => readMailbox(mailboxUrl, to) }),
  };
}

function toCredentials(name: string): Credentials {
  const [username = '', password = ''] = (env[name] ?? '').split(/ (.*)/s);
  if (!username || !password) throw new Error(`${name} must be a name, a space and a password.`);
  return { username, password };
}

async function readMailbox(url: string, to: string) {
  const messages = z.array(z.object({ to: z.string(), text: z.string() }));
  const all = messages.parse(await (await fetch(url)).json());
  return all.filter((message) => message.to === to);
}
