import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { subCodes } from '#server/account-contract/answer.ts';
import { accountDocument, accountDocuments, documentContent } from '#server/account-contract/document.ts';
import { maxDocumentBytes } from '#shared/contracts/document-kinds.ts';
import { call, dataOf, refusal, signIn } from './call.ts';
import type { AccountApiTarget } from './target.ts';

const path = '/api/documents/upload/base64';
const refused = refusal(422, subCodes.fileRefused);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);

/** Documents are PDF, JPEG or PNG by name, by stated type and by their first bytes, and 8 MB at most. */
export function describeDocuments(target: AccountApiTarget): void {
  async function send(change: object = {}) {
    const { token, accountId } = await signIn(target, target.own);
    const pdf = {
      name: 'Licence.pdf',
      type: 'application/pdf',
      kind: 'driving-licence',
      contentBase64: btoa('%PDF-1.4 test'),
    };
    return call(target, path, { token, body: { accountId, ...pdf, ...change } });
  }

  test('a stored document is in the list', async () => {
    const name = `Licence ${randomUUID()}.PNG`;
    const added = await dataOf(
      accountDocument,
      send({ name, type: 'image/png', contentBase64: png.toString('base64') }),
    );
    const { token, accountId } = await signIn(target, target.own);
    const list = await dataOf(
      accountDocuments,
      call(target, '/api/documents/getlatest', { token, query: { accountId } }),
    );

    expect(added).toMatchObject({ name, type: 'image/png', byteLength: png.length, addedBy: 'customer' });
    expect(added.kind).toBe('driving-licence');
    expect(list).toContainEqual(added);
  });

  test('a document’s content is where the list says, for its owner only', async () => {
    const name = `Licence ${randomUUID()}.png`;
    const content = { name, type: 'image/png', contentBase64: png.toString('base64') };
    const { contentPath = '' } = await dataOf(accountDocument, send(content));
    const own = await signIn(target, target.own);
    const other = await signIn(target, target.other);

    expect(await dataOf(documentContent, call(target, contentPath, own))).toEqual({
      contentBase64: content.contentBase64,
    });
    expect(await call(target, contentPath, other)).toMatchObject(refusal(404));
    expect(await call(target, `${contentPath}-x`, own)).toMatchObject(refusal(404));
    expect(await call(target, contentPath)).toMatchObject(refusal(401, subCodes.tokenExpired));
  });

  test('a script named .pdf is refused', async () => {
    expect(await send({ contentBase64: btoa('<script>alert(1)</script>') })).toMatchObject(refused);
  });

  test('bytes, name and stated type must agree', async () => {
    expect(await send({ contentBase64: png.toString('base64') })).toMatchObject(refused);
    expect(await send({ name: 'Licence.pdf.exe' })).toMatchObject(refused);
    expect(await send({ name: 'Licence.png' })).toMatchObject(refused);
    expect(await send({ type: 'text/html' })).toMatchObject(refusal(400));
  });

  test('a file name with a path or a line break, or too long, is refused', async () => {
    expect(await send({ name: '../../etc/licence.pdf' })).toMatchObject(refused);
    expect(await send({ name: 'a\r\nContent-Type: text/html.pdf' })).toMatchObject(refusal(400));
    expect(await send({ name: `${'a'.repeat(200)}.pdf` })).toMatchObject(refusal(400));
  });

  test('content that is not base64 is refused', async () => {
    for (const contentBase64 of ['%%%%', 'JVBERi0', 'JVBE Ri0x', 'JVBERi0_', '']) {
      expect(await send({ contentBase64 })).toMatchObject(refused);
    }
  });

  test('a file of 8 MB is accepted, one byte more is refused', async () => {
    const largest = Buffer.alloc(maxDocumentBytes);
    largest.write('%PDF-1.4');
    const over = Buffer.concat([largest, Buffer.alloc(1)]);

    expect((await send({ contentBase64: largest.toString('base64') })).http).toBe(200);
    expect((await send({ contentBase64: over.toString('base64') })).http).toBeGreaterThanOrEqual(400);
  });

  test('100 MB are refused', async () => {
    expect(await send({ contentBase64: 'A'.repeat(100 * 1024 * 1024) })).toMatchObject(
      refusal(413, subCodes.fileRefused),
    );
  });
}
