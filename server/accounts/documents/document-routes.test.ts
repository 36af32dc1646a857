import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { failedAnswer, subCodes } from '#server/account-contract/answer.ts';
import {
  type AccountDocument,
  type UploadDocument,
  uploadDocument,
} from '#server/account-contract/document.ts';
import type { AccountApi } from '#server/accounts/client/account-api.ts';
import {
  type Customer,
  createResourceSite,
  expired,
  succeed,
} from '#server/accounts/testing/resource-site.ts';
import { stubAccountApi } from '#server/accounts/testing/stub-account-api.ts';
import type { CallContext } from '#server/platform/upstream/call-limits.ts';
import { documentRoutes } from './document-routes.ts';

const pdf = Buffer.from('%PDF-1.7\nsome pages');
const megabyte = 1024 * 1024;

/** A site whose account API takes every document and keeps what it was sent. */
function documentSite(answers: Partial<AccountApi> = {}) {
  const sent: { body: UploadDocument; context: CallContext }[] = [];
  const account = stubAccountApi({
    uploadDocument: async (body, context) => {
      sent.push({ body: uploadDocument.parse(body), context });
      const { name, type, kind, contentBase64 } = body;
      const byteLength = Buffer.from(contentBase64, 'base64').length;
      const addedAt = '2026-11-20T10:00:00Z';
      return succeed({
        documentId: 'd1',
        name,
        type,
        kind,
        byteLength,
        addedAt,
        addedBy: 'customer' as const,
      });
    },
    ...answers,
  });
  return { ...createResourceSite([documentRoutes({ services: { account } })]), sent };
}

async function uploadAs(name: string, bytes: Buffer) {
  const site = documentSite();
  const ada = await site.signIn('ada');
  const response = await ada
    .post('/api/account/documents')
    .field('csrf', ada.csrf)
    .field('kind', 'driving-licence')
    .attach('file', bytes, { filename: name });
  return { response, sent: site.sent };
}

async function uploadJson(body: object) {
  const site = documentSite();
  const ada = await site.signIn('ada');
  return {
    response: await ada.post('/api/account/documents').send({ kind: 'driving-licence', ...body }),
    sent: site.sent,
  };
}

interface Streamed {
  readonly type: string;
  /** What is sent before the content of the file. */
  readonly before: string;
  readonly length?: number;
}

/** Sends up to 100 MB of a file until the server answers; nothing of the file where a length is said. */
async function stream(app: RequestListener, { cookie }: Customer, { type, before, length }: Streamed) {
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = {
    Cookie: cookie,
    Accept: 'application/json',
    'Content-Type': type,
    ...(length !== undefined && { 'Content-Length': length }),
  };
  const sending = sendRequest({ port, path: '/api/account/documents', method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.setMaxListeners(0);
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  let isAnswered = false;
  sending.once('response', () => {
    isAnswered = true;
  });
  sending.write(before);
  const chunk = Buffer.alloc(megabyte, 'JVBE');
  let sentMegabytes = 0;
  for (; length === undefined && sentMegabytes < 100 && !isAnswered; sentMegabytes += 1) {
    if (!sending.write(chunk)) await Promise.race([once(sending, 'drain'), answered]);
  }
  if (length === undefined) sending.end();
  const [answer] = await answered;
  answer.resume();
  return { status: answer.statusCode, isEarly: sentMegabytes < 100 };
}

/** Begins so many uploads that do not end; resolves once one of them was refused, to the statuses answered so far. */
async function sendWithoutEnd(app: RequestListener, { cookie }: Customer, count: number) {
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = {
    Cookie: cookie,
    Accept: 'application/json',
    'Content-Type': 'multipart/form-data; boundary=edge',
  };
  const statuses: (number | undefined)[] = [];
  const sending = Array.from({ length: count }, () => {
    const one = sendRequest({ port, path: '/api/account/documents', method: 'POST', headers });
    one.on('error', () => undefined);
    one.write('--edge\r\n');
    return once(one, 'response').then(([answer]: IncomingMessage[]) => {
      statuses.push(answer?.resume().statusCode);
    });
  });
  await Promise.race(sending);
  return () => statuses;
}

test('a document that an order asked for leads back to that order, and to no other address', async () => {
  const site = documentSite();
  const ada = await site.signIn('ada');
  const send = async (order: string) => {
    const { headers } = await ada
      .post('/api/account/documents')
      .redirects(0)
      .set('Accept', 'text/html')
      .field({ csrf: ada.csrf, kind: 'driving-licence', order })
      .attach('file', pdf, { filename: 'licence.pdf' });
    return headers.location;
  };

  expect(await send('ORD-1')).toBe('/account/orders/ORD-1');
  expect(await send('/../../evil.example')).toBe('/account/orders/%2F..%2F..%2Fevil.example');
});

test('a file in a plain form goes to the account of the session, with its token', async () => {
  const site = documentSite();
  const ada = await site.signIn('ada');
  const response = await ada
    .post('/api/account/documents')
    .redirects(0)
    .set('Accept', 'text/html')
    .field('csrf', ada.csrf)
    .field('accountId', 'bob')
    .field('kind', 'driving-licence')
    .attach('file', pdf, { filename: 'licence.pdf' });

  expect(response.status).toBe(303);
  expect(response.headers.location).toBe('/account/important-documents');
  expect(await ada.findEcho()).toMatchObject({ message: 'Thanks, we’ve got licence.pdf.', isDone: true });
  const [{ body, context } = { body: undefined, context: undefined }] = site.sent;
  expect(body).toMatchObject({
    accountId: 'ada',
    name: 'licence.pdf',
    type: 'application/pdf',
    kind: 'driving-licence',
  });
  expect(Buffer.from(body?.contentBase64 ?? '', 'base64')).toEqual(pdf);
  expect(context?.token).toBe('token-of-ada');
});

test('a script may send JSON with base64, and is told what was stored', async () => {
  const { response } = await uploadJson({ name: 'photo.PNG', contentBase64: 'iVBORw0KGgoAAAA=' });

  expect(response.status).toBe(200);
  expect(response.body.data).toMatchObject({ name: 'photo.png', type: 'image/png', byteLength: 11 });
});

test('a script is refused under any name, type or first bytes of a PDF', async () => {
  const html = Buffer.from('<script>alert(1)</script>');
  const refused = [
    await uploadAs('licence.pdf', html),
    await uploadAs('licence.pdf.html', pdf),
    await uploadAs('licence.pdf.exe', pdf),
    await uploadAs('licence.pdf\u202e', html),
    await uploadAs('picture.png', pdf),
    await uploadAs('pdf', pdf),
    await uploadAs('drawing.svg', Buffer.from('<svg onload="alert(1)"/>')),
    await uploadAs('licence.pdf', Buffer.concat([html, pdf])),
  ];

  expect(refused.map(({ response }) => response.status)).toEqual(refused.map(() => 415));
  expect(refused.flatMap(({ sent }) => sent)).toEqual([]);
  expect(refused[0]?.response.body.message).toBe(
    'Choose a PDF, JPEG or PNG file. This file is a different type.',
  );
});

test('hostile file names are cleaned', async () => {
  const names: Readonly<Record<string, string>> = {
    '../../etc/passwd.pdf': 'passwd.pdf',
    'C:\\Windows\\system.pdf': 'system.pdf',
    'a\u202efdp.exe.pdf': 'afdp-exe.pdf',
    'shell.php.pdf': 'shell-php.pdf',
    '<img src=x onerror=alert(1)>.pdf': 'img src=x onerror=alert(1).pdf',
    '...pdf': 'document.pdf',
    '\u200b\u0007.pdf': 'document.pdf',
  };
  const stored: string[] = [];
  for (const name of Object.keys(names)) {
    const { sent } = await uploadJson({ name, contentBase64: pdf.toString('base64') });
    stored.push(sent[0]?.body.name ?? 'refused');
  }

  expect(stored).toEqual(Object.values(names));
});

test('a name longer than the account API takes is cut, its extension kept', async () => {
  const { sent } = await uploadJson({
    name: `${'😀'.repeat(300)}.pdf`,
    contentBase64: pdf.toString('base64'),
  });

  expect(sent[0]?.body.name).toBe(`${'😀'.repeat(98)}.pdf`);
});

test('a file just over 8 MB is refused with plain words, one of just 8 MB is taken, from a form and from a script', async () => {
  const largest = Buffer.concat([pdf, Buffer.alloc(8 * megabyte - pdf.length)]);
  const tooLarge = Buffer.concat([largest, Buffer.from('!')]);
  const asJson = (bytes: Buffer) => uploadJson({ name: 'big.pdf', contentBase64: bytes.toString('base64') });
  const over = [await uploadAs('big.pdf', tooLarge), await asJson(tooLarge)];
  const taken = [await uploadAs('big.pdf', largest), await asJson(largest)];

  for (const { response, sent } of over) {
    expect(response.status).toBe(413);
    expect(response.body.message).toBe('This file is too large. Choose one up to 8 MB.');
    expect(sent).toEqual([]);
  }
  expect(taken.map(({ response }) => response.status)).toEqual([200, 200]);
});

test('what is far too large is refused without being read into memory, with or without a Content-Length, in a form and in JSON', async () => {
  const site = documentSite();
  const ada = await site.signIn('ada');
  const part = (name: string) => `--edge\r\nContent-Disposition: form-data; name="${name}"`;
  const form = {
    type: 'multipart/form-data; boundary=edge',
    before: `${part('csrf')}\r\n\r\n${ada.csrf}\r\n${part('kind')}\r\n\r\nother\r\n${part('file')}; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  };
  const json = { type: 'application/json', before: '{"name":"a.pdf","kind":"other","contentBase64":"' };

  const length = 20 * megabyte;
  for (const sent of [{ ...form, length }, { ...json, length }, form])
    expect(await stream(site.app, ada, sent)).toEqual({ status: 413, isEarly: true });
  // The parser of JSON answers once it has dropped the rest.
  expect(await stream(site.app, ada, json)).toMatchObject({ status: 413 });
  expect(site.sent).toEqual([]);
});

test('invalid base64 is refused', async () => {
  const good = pdf.toString('base64');
  const bad = [
    `${good.slice(0, -1)}`,
    `${good}====`,
    `!${good.slice(1)}`,
    ` ${good}`,
    good.replace('J', '\n'),
    '',
    7,
  ];
  const answers = await Promise.all(
    bad.map((contentBase64) => uploadJson({ name: 'licence.pdf', contentBase64 })),
  );

  expect(answers.map(({ response }) => response.status)).toEqual(bad.map(() => 400));
  expect(answers.flatMap(({ sent }) => sent)).toEqual([]);
});

test('a form without the right token is refused, whatever the file', async () => {
  const site = documentSite();
  const ada = await site.signIn('ada');
  const without = await ada.post('/api/account/documents').attach('file', pdf, { filename: 'a.pdf' });
  const wrong = await ada
    .post('/api/account/documents')
    .field('csrf', 'csrf-of-bob')
    .attach('file', pdf, { filename: 'a.pdf' });
  const foreign = await ada
    .post('/api/account/documents')
    .set('Origin', 'https://evil.example')
    .send({ name: 'a.pdf', contentBase64: pdf.toString('base64') });

  expect([without.status, wrong.status, foreign.status]).toEqual([403, 403, 403]);
  expect(site.sent).toEqual([]);
});

test('an upload needs a signed-in customer', async () => {
  const site = documentSite();
  const response = await request(site.app)
    .post('/api/account/documents')
    .set('Accept', 'application/json')
    .send({ name: 'a.pdf', contentBase64: pdf.toString('base64') });

  expect(response.status).toBe(401);
  expect(site.sent).toEqual([]);
});

test('a customer who sends many files and never ends keeps no other customer waiting', async () => {
  const site = documentSite();
  const [ada, bob] = [await site.signIn('ada'), await site.signIn('bob')];
  const statuses = await sendWithoutEnd(site.app, ada, 9);
  const beside = await bob
    .post('/api/account/documents')
    .send({ name: 'a.pdf', kind: 'other', contentBase64: pdf.toString('base64') });

  expect(statuses()).toContain(503);
  expect(beside.status).toBe(200);
});

test('files that come at once are sent to the account API one after the other, and all are taken', async () => {
  let [inFlight, most] = [0, 0];
  const open: (() => void)[] = [];
  const site = documentSite({
    uploadDocument: async ({ name, type, kind }) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise<void>((resolve) => open.push(resolve));
      inFlight -= 1;
      const addedAt = '2026-11-20T10:00:00Z';
      return succeed({
        documentId: 'd',
        name,
        type,
        kind,
        byteLength: 9,
        addedAt,
        addedBy: 'customer' as const,
      });
    },
  });
  const customers = await Promise.all(['ada', 'bob', 'cy', 'di'].map((each) => site.signIn(each)));
  const body = { name: 'a.pdf', kind: 'other', contentBase64: pdf.toString('base64') };
  const answers = customers.map(async (each) => await each.post('/api/account/documents').send(body));
  await expect.poll(() => open.length).toBe(1);
  // By the time that another whole request is answered, the four have long been read.
  await (await site.signIn('eve')).post('/api/account/documents').send({});
  for (let answered = 0; answered < customers.length; answered += 1) {
    await expect.poll(() => open.length).toBeGreaterThan(0);
    open.shift()?.();
  }

  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(most).toBe(1);
});

test('two files, no file, an empty file and a broken form each get their own message', async () => {
  const site = documentSite();
  const ada = await site.signIn('ada');
  const send = () => ada.post('/api/account/documents').field('csrf', ada.csrf).field('kind', 'other');
  const two = await send()
    .attach('file', pdf, { filename: 'a.pdf' })
    .attach('file', pdf, { filename: 'b.pdf' });
  const none = await send().field('other', 'x');
  const empty = await send().attach('file', Buffer.alloc(0), { filename: 'a.pdf' });
  const broken = await ada
    .post('/api/account/documents')
    .set('Content-Type', 'multipart/form-data; boundary=x')
    .send('--x\r\nnot a form');

  expect([two.status, none.status, empty.status, broken.status]).toEqual([413, 400, 400, 400]);
  expect(none.body.fields).toEqual({ file: 'Choose a file.' });
  expect(site.sent).toEqual([]);
});

test('a refusal or failure of the account API is reported in our own words, and an expired token ends the session', async () => {
  const refusal = { ...failedAnswer, status: { code: 400, message: 'x', subCode: subCodes.fileRefused } };
  const answers = [refusal, failedAnswer, expired];
  const statuses: number[] = [];
  for (const answer of answers) {
    const ada = await documentSite({ uploadDocument: async () => answer }).signIn('ada');
    const body = { name: 'a.pdf', kind: 'other', contentBase64: pdf.toString('base64') };
    statuses.push((await ada.post('/api/account/documents').send(body)).status);
  }

  expect(statuses).toEqual([415, 503, 401]);
});

test('a full account is told so, instead of to try again', async () => {
  const status = { code: 429, message: 'x', subCode: subCodes.tooMany };
  const site = documentSite({ uploadDocument: async () => ({ ...failedAnswer, status }) });
  const ada = await site.signIn('ada');
  const body = { name: 'a.pdf', kind: 'other', contentBase64: pdf.toString('base64') };
  const answer = await ada.post('/api/account/documents').send(body);

  expect([answer.status, answer.body.message]).toEqual([
    409,
    'We can’t keep any more documents for you. Please call us and we’ll make room.',
  ]);
});

test('an upload says what it is: nothing, an unknown kind or one that only we send is refused', async () => {
  const site = documentSite();
  const ada = await site.signIn('ada');
  const send = (kind: object) =>
    ada
      .post('/api/account/documents')
      .send({ name: 'a.pdf', contentBase64: pdf.toString('base64'), ...kind });
  const answers = [
    await send({}),
    await send({ kind: 'passport' }),
    await send({ kind: 'order-confirmation' }),
    await send({ kind: ['other'] }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect(answers[0]?.body.fields).toEqual({ kind: 'Choose what this document is.' });
  expect(site.sent).toEqual([]);
});

const listed = {
  documentId: 'd1',
  name: 'licence.pdf',
  type: 'application/pdf',
  kind: 'driving-licence',
  byteLength: pdf.length,
  addedAt: '2026-11-20T10:00:00Z',
  addedBy: 'customer',
  contentPath: '/api/documents/content/d1',
} as const satisfies AccountDocument;

/** A site whose account API lists these documents for Ada, none for others, and gives each this content. */
function readingSite(documents: readonly AccountDocument[], content: Buffer) {
  const read: { path: string; token: string | undefined }[] = [];
  const site = documentSite({
    getLatestDocuments: async (accountId) => succeed(accountId === 'ada' ? documents : []),
    readDocument: async (path, { token }) => {
      read.push({ path, token });
      return succeed({ contentBase64: content.toString('base64') });
    },
  });
  return { ...site, read };
}

test('a customer opens a document of their own, and the token goes to the account API only', async () => {
  const site = readingSite([listed], pdf);
  const answer = await (await site.signIn('ada')).get('/api/account/documents/d1').buffer();

  expect(answer.status).toBe(200);
  expect(site.read).toEqual([{ path: '/api/documents/content/d1', token: 'token-of-ada' }]);
  expect(answer.body).toEqual(pdf);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''licence.pdf",
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  expect(JSON.stringify(answer.headers)).not.toContain('token');
});

test('another customer’s document, an unknown one and one without content look the same', async () => {
  const { contentPath: _path, ...closed } = { ...listed, documentId: 'd2' };
  const site = readingSite([listed, closed], pdf);
  const ada = await site.signIn('ada');
  const bob = await site.signIn('bob');
  const answers = [
    await bob.get('/api/account/documents/d1'),
    await ada.get('/api/account/documents/d3'),
    await ada.get('/api/account/documents/d2'),
    await ada.get('/api/account/documents/..%2f..%2fauth%2ftoken'),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(site.read).toEqual([]);
});

test('the type of an opened document is that of its first bytes, whatever the account API says of it', async () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
  const open = async (content: Buffer) =>
    (await readingSite([listed], content).signIn('ada')).get('/api/account/documents/d1').buffer();
  const picture = await open(png);
  const script = await open(Buffer.from('<script>alert(1)</script>'));

  expect(picture.headers['content-type']).toBe('image/png');
  expect(picture.headers['content-disposition']).toMatch(/^inline;/);
  expect(script.status).toBe(404);
  expect(script.text ?? '').not.toContain('alert');
});

test('a hostile name ends in no header and no other parameter', async () => {
  const name = 'a"; filename=evil.html\r\nSet-Cookie: a=b;\'é😀*.pdf';
  const site = readingSite([{ ...listed, name }], pdf);
  const answer = await (await site.signIn('ada')).get('/api/account/documents/d1');

  expect(answer.status).toBe(200);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.~%-]+$/);
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

test('a link to a document leads to login when nobody is signed in', async () => {
  const site = readingSite([listed], pdf);
  const answer = await request(site.app).get('/api/account/documents/d1').set('Accept', 'text/html');

  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/account/login?next=%2Faccount%2Fimportant-documents');
  expect(site.read).toEqual([]);
});
