import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as sendRequest,
} from 'node:http';
import request from 'supertest';
import { expect, onTestFinished, vi } from 'vitest';
import { ratesCsv } from '#server/catalogue/import/testing/feed-files.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { findToken, type MemberBrowser, members } from '#server/staff/testing/staff-site.ts';
import { eventually } from '#server/testing/eventually.ts';
import { listenLocally } from '#server/testing/listen-locally.ts';
import { staffCataloguePaths } from '#shared/routes/staff-paths.ts';
import { heldOf, openNode, prepareFeeds } from './testing/feed-node.ts';

vi.setConfig({ testTimeout: 90_000 });

const test = testOnDatabases(prepareFeeds);
const { imports: list, upload } = staffCataloguePaths;
const nothing = { states: [], content: 0, files: [] };
const file = ['files', 'rates.csv', ratesCsv({ vehicle_ref: '1000000002' })] as const;

/** Begins to send a form by hand, to a real server. */
async function beginUpload(
  { app }: Awaited<ReturnType<typeof openNode>>,
  member: MemberBrowser,
  headers: OutgoingHttpHeaders = {},
) {
  const server = createServer(app);
  const origin = await listenLocally(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const sending = sendRequest(`${origin}${upload}`, {
    method: 'POST',
    headers: {
      Cookie: `staff=${member.cookies.get('staff')}`,
      'Content-Type': 'multipart/form-data; boundary=edge',
      ...headers,
    },
  });
  sending.on('error', () => undefined);
  return sending;
}

const part = (field: string) => `--edge\r\nContent-Disposition: form-data; name="${field}"`;

test('an upload without a session, or without the role, is not read', async (database) => {
  const node = await openNode(database);
  const stranger = await request(node.app)
    .post(upload)
    .field('csrf', 'x')
    .attach('files', Buffer.from('x'), 'rates.csv');
  expect([stranger.status, stranger.headers.location]).toEqual([303, '/staff/sign-in']);

  const bob = await node.signIn(members.enquiries);
  const answer = await bob.upload('/staff', upload, [file]);
  expect([answer.status, await heldOf(database, node.workFolder)]).toEqual([404, nothing]);
});

test('nothing of a file is kept without the form token, nor before it', async (database) => {
  const node = await openNode(database);
  const [ann, bob] = [await node.signIn(), await node.signIn()];
  const [own, others] = [ann, bob].map(async (member) => findToken((await member.get(list)).text));
  for (const parts of [
    [file],
    [['csrf', 'wrong'], file],
    [['csrf', (await others) ?? ''], file],
    [file, ['csrf', (await own) ?? '']],
    [['readAs', 'rates'], ['csrf', (await own) ?? ''], file],
  ] as const) {
    const { status } = await ann.uploadRaw(upload, parts);
    expect([parts[0], status, await heldOf(database, node.workFolder)]).toEqual([parts[0], 403, nothing]);
  }
  const { status } = await ann.uploadRaw(upload, [['csrf', (await own) ?? ''], file]);
  expect([status, (await heldOf(database, node.workFolder)).states]).toEqual([303, ['pending']]);
});

test('an upload that breaks off leaves nothing behind', async (database) => {
  const node = await openNode(database);
  const ann = await node.signIn();
  const csrf = findToken((await ann.get(list)).text);
  const sending = await beginUpload(node, ann);
  sending.write(`${part('csrf')}\r\n\r\n${csrf}\r\n`);
  sending.write(`${part('files')}; filename="rates.csv"\r\n\r\nvehicle_ref,contract\r\n1000000002,`);
  await eventually(async () => (await readdir(node.workFolder)).length, 1);
  const [folder = ''] = await readdir(node.workFolder);
  await eventually(() => readdir(`${node.workFolder}/${folder}`), ['0']);
  sending.destroy();

  await eventually(() => heldOf(database, node.workFolder), nothing);
});

test('an upload that says that it is too large is refused before it is read', async (database) => {
  const node = await openNode(database);
  const ann = await node.signIn();
  const sending = await beginUpload(node, ann, { 'Content-Length': 70_000_000 });
  sending.flushHeaders();
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  sending.destroy();

  expect([answer.statusCode, await heldOf(database, node.workFolder)]).toEqual([413, nothing]);
});
