import { expect, test } from 'vitest';
import { subCodes } from '#server/account-contract/answer.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { ada, createAccountSite, refuse, succeed } from './testing/account-site.tsx';
import { createVisitor } from './testing/visitor.ts';

const link = { id: 'link-id-canary', idSalt: 'link-salt-canary' };
const newPassword = 'kept-three-words-canary';
/** Secrets that must not be in any answer or in the log. */
const secrets = [ada.token, ada.password, newPassword, link.id, link.idSalt, 'wrong-canary'];

test('no page, page data, answer or log line of a whole journey has the token, the password, the id or the salt', async () => {
  const recorded = recordLog();
  const { app } = await createAccountSite({
    log: recorded.log,
    answers: {
      completeAccount: async () => succeed({ accountId: ada.accountId }),
      updateForgottenPassword: async () => refuse(subCodes.linkSpent),
      sendConfirmationCode: async () => succeed({ sentTo: 'a***@example.com' }),
    },
  });
  const visitor = createVisitor(app);
  const answers: { readonly text: string; readonly headers: object }[] = [];
  const note = async (answer: ReturnType<typeof visitor.get>) => void answers.push(await answer);
  const query = new URLSearchParams(link);
  for (const page of ['complete', 'reset-password']) {
    await note(visitor.get(`/account/${page}?${query}`));
    await note(visitor.get(`/account/${page}`));
    await note(visitor.get(`/page-data/account/${page}`));
    const { csrf } = await visitor.see(`/account/${page}`);
    const route = page === 'complete' ? 'completion' : 'password';
    await note(visitor.send(`/api/account/${route}`, { csrf, email: 'x', password: newPassword }));
    await note(visitor.get(`/account/${page}`));
    await note(visitor.send(`/api/account/${route}`, { csrf, email: ada.email, password: newPassword }));
    await note(visitor.get(`/account/${page}`));
    await note(visitor.get(`/page-data/account/${page}?${query}`));
  }
  await note(visitor.login({ password: 'wrong-canary' }));
  await note(visitor.get('/account/login'));
  await note(visitor.login());
  for (const path of ['/account', '/account/quotes', '/account/personal-details']) {
    await note(visitor.get(path));
    await note(visitor.get(`/page-data${path}`));
  }
  await note(visitor.get('/api/account/summary'));
  await note(visitor.sendJson('/api/account/confirmation-code', {}));
  await note(visitor.get(`/account/nothing?${query}&token=${ada.token}`));
  const { csrf } = await visitor.see('/account');
  await note(visitor.send('/api/account/sign-out', { csrf }));

  const said = answers.map(({ text, headers }) => text + JSON.stringify(headers)).join('\n');
  expect(said).toContain('Ada');
  expect(recorded.events().length).toBeGreaterThan(20);
  for (const secret of secrets) {
    expect([secret, said.includes(secret)]).toEqual([secret, false]);
    expect([secret, recorded.text().includes(secret)]).toEqual([secret, false]);
  }
  expect(recorded.text()).not.toContain(ada.email);
});

test('the id and salt of a mailed link are removed from the address, and its form can be sent once', async () => {
  const taken: object[] = [];
  const { app } = await createAccountSite({
    answers: {
      completeAccount: async (body) => {
        taken.push(body);
        return succeed({ accountId: ada.accountId });
      },
    },
  });
  const visitor = createVisitor(app);
  const { status, headers } = await visitor.get(`/account/complete?${new URLSearchParams(link)}`);
  const { csrf, hasLink } = await visitor.see('/account/complete');
  const values = { csrf, email: ada.email, password: newPassword };
  const done = await visitor.send('/api/account/completion', values);
  await visitor.send('/api/account/completion', values);

  expect([status, headers.location, hasLink]).toEqual([303, '/account/complete', true]);
  expect(done.headers.location).toBe('/account/login');
  expect(taken).toEqual([{ ...link, email: ada.email, password: newPassword }]);
  expect((await visitor.see('/account/complete')).hasLink).toBe(false);
});

test('a mailed link for one form cannot be used for another', async () => {
  const { app, calls } = await createAccountSite();
  const visitor = createVisitor(app);
  await visitor.get(`/account/complete?${new URLSearchParams(link)}`);
  const { csrf } = await visitor.see('/account/reset-password');
  await visitor.send('/api/account/password', { csrf, password: newPassword });

  expect(calls).not.toContain('updateForgottenPassword');
});

test('a new password ends every session of the account', async () => {
  const { app } = await createAccountSite({
    answers: { updateForgottenPassword: async () => succeed({ accountId: ada.accountId }) },
  });
  const thief = createVisitor(app);
  await thief.login();
  const owner = createVisitor(app);
  await owner.get(`/account/reset-password?${new URLSearchParams(link)}`);
  const { csrf } = await owner.see('/account/reset-password');
  await owner.send('/api/account/password', { csrf, password: newPassword });

  expect((await thief.get('/account')).status).toBe(303);
});
