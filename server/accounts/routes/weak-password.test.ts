import { expect, test } from 'vitest';
import { subCodes } from '#server/account-contract/answer.ts';
import { createAccountSite, refuse } from '#server/accounts/testing/account-site.tsx';
import { createVisitor } from '#server/accounts/testing/visitor.ts';

const answers = {
  completeAccount: async () => refuse(subCodes.weakPassword),
  updateForgottenPassword: async () => refuse(subCodes.weakPassword),
};

/** Opens the page of a mailed link and sends its form. */
async function choose(page: string, route: string, values: Readonly<Record<string, string>>) {
  const { app, calls } = await createAccountSite({ answers });
  const visitor = createVisitor(app);
  await visitor.get(`${page}?id=1&idSalt=2`);
  const { csrf } = await visitor.see(page);
  const sent = await visitor.send(route, { csrf, ...values });
  return { sent, calls, shown: await visitor.see(page) };
}

const forms = [
  ['/account/complete', '/api/account/completion', { email: 'ada@analytical.example.com' }],
  ['/account/reset-password', '/api/account/password', {}],
] as const;

test.each(forms)(
  '%s refuses a password that is easy to guess before any account API is asked, at its field',
  async (page, route, values) => {
    for (const password of ['password123', 'Leasing Options 1']) {
      const { sent, calls, shown } = await choose(page, route, { ...values, password });
      expect([sent.headers.location, calls]).toEqual([page, []]);
      expect(shown.fields).toHaveProperty('password', expect.stringContaining('Try three random words.'));
      expect(shown.hasLink).toBe(true);
    }
  },
);

test('the address that completes an account is no password for it', async () => {
  const { calls, shown } = await choose(...(forms[0].slice(0, 2) as [string, string]), {
    ...forms[0][2],
    password: 'analytical-2026',
  });

  expect(calls).toEqual([]);
  expect(shown.fields).toHaveProperty('password');
});

test.each(forms)(
  'what an account API refuses as easy to guess comes back to %s with the link',
  async (page, route, values) => {
    const { calls, shown } = await choose(page, route, { ...values, password: 'three words apart' });

    expect(calls).toHaveLength(1);
    expect(shown.fields).toHaveProperty('password', expect.stringContaining('mostly your name'));
    expect(shown.hasLink).toBe(true);
  },
);
