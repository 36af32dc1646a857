import { expect } from 'vitest';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createMailbox, eraseOldMessages } from './mailbox.ts';
import { mailboxMessages } from './mailbox-table.ts';

const testOn = testOnDatabases(async ({ orm }) => {
  await orm.delete(mailboxMessages);
});

testOn('messages are kept, newest first', async (database) => {
  const mailbox = createMailbox(database);
  await mailbox.send({ to: 'a@example.com', subject: 'First', text: 'One\nTwo' });
  await mailbox.send({ to: 'b@example.com', subject: 'Second', text: '' });

  const [second, first] = await mailbox.listMessages();
  expect(second).toMatchObject({ to: 'b@example.com', subject: 'Second' });
  expect(first).toMatchObject({ to: 'a@example.com', subject: 'First', text: 'One\nTwo' });
});

testOn('a line break in a subject or address does not begin a header', async (database) => {
  const mailbox = createMailbox(database);
  await mailbox.send({
    to: 'a@example.com\r\nBcc: b@example.com',
    subject: 'Hello\nX-Header: yes',
    text: '',
  });

  expect(await mailbox.listMessages()).toMatchObject([
    { to: 'a@example.com Bcc: b@example.com', subject: 'Hello X-Header: yes' },
  ]);
});

testOn('further headers are kept, each as one line', async (database) => {
  const mailbox = createMailbox(database);
  const headers = { 'List-Unsubscribe': '<https://example.com/stop>\r\nBcc: b@example.com' };
  await mailbox.send({ to: 'a@example.com', subject: 'Alert', text: '', headers });

  expect((await mailbox.listMessages())[0]?.headers).toEqual({
    'List-Unsubscribe': '<https://example.com/stop> Bcc: b@example.com',
  });
});

testOn('messages older than a week are deleted', async (database) => {
  const mailbox = createMailbox(database);
  const sentAt = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await database.orm.insert(mailboxMessages).values({ recipient: 'a', subject: 'Old', text: '', sentAt });
  await mailbox.send({ to: 'b@example.com', subject: 'New', text: '' });

  expect(await eraseOldMessages(database.orm)).toBe(1);
  expect((await mailbox.listMessages()).map(({ subject }) => subject)).toEqual(['New']);
});

testOn('a message that is sent again under its id is kept once, with its reply address', async (database) => {
  const mailbox = createMailbox(database);
  const message = { to: 'a@example.com', subject: 'New', text: '', id: '7c1f', replyTo: 'b@example.com' };
  await mailbox.send(message);
  await mailbox.send(message);
  await mailbox.send({ ...message, id: '9d2e' });

  expect((await mailbox.listMessages()).map(({ headers }) => headers)).toEqual([
    { 'Reply-To': 'b@example.com', 'Message-ID': '9d2e' },
    { 'Reply-To': 'b@example.com', 'Message-ID': '7c1f' },
  ]);
});
