import { createHash, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { RefusedError } from '#server/account-api/refused-error.ts';
import { subCodes } from '#server/account-contract/answer.ts';
import type { AccountDocument, DocumentContent, UploadDocument } from '#server/account-contract/document.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { documentFormats, maxDocumentBytes } from '#shared/contracts/document-kinds.ts';
import { accountDocuments, accounts } from './account-tables.ts';

/** How many documents one account may keep. */
const maxDocuments = 200;

const dayMs = 24 * 60 * 60 * 1000;

/** A file that passed `parseDocument`, and the account it belongs to. */
interface NewDocument extends Pick<UploadDocument, 'accountId' | 'name' | 'type' | 'kind'> {
  readonly content: Uint8Array;
}

/** An account's documents without their content, newest first. */
export async function listDocuments(orm: Orm, accountId: string): Promise<readonly AccountDocument[]> {
  const { documentId, name, type, kind, content, addedAt, addedBy } = accountDocuments;
  const byteLength = sql<number>`octet_length(${content})`.mapWith(Number);
  const rows = await orm
    .select({ documentId, name, type, kind, byteLength, addedAt, addedBy })
    .from(accountDocuments)
    .where(eq(accountDocuments.accountId, accountId))
    .orderBy(desc(addedAt), asc(documentId))
    .limit(500);
  return rows.map(({ addedAt: at, ...row }) => withContentPath({ ...row, addedAt: at.toISOString() }));
}

/** The content of one of the account's documents; undefined when it has no such document. */
export async function readContent(
  orm: Orm,
  accountId: string,
  documentId: string,
): Promise<DocumentContent | undefined> {
  const { content } = accountDocuments;
  const own = and(eq(accountDocuments.accountId, accountId), eq(accountDocuments.documentId, documentId));
  const [found] = await orm.select({ content }).from(accountDocuments).where(own);
  return found && { contentBase64: Buffer.from(found.content).toString('base64') };
}

/** Path of the API below which the contents of documents are, each under its id. */
export const contentsPath = '/api/documents/content';

function withContentPath<Listed extends { readonly documentId: string }>(document: Listed) {
  return { ...document, contentPath: `${contentsPath}/${document.documentId}` };
}

/**
 * Stores a customer's document; throws 422 for a file whose content, name and type do not agree, and 429 when the
 * account is full. The same file sent again within a day returns the stored document, because a browser that lost our
 * answer sends it again.
 */
export async function addDocument(
  { orm, now }: AccountApiContext,
  upload: UploadDocument,
): Promise<AccountDocument> {
  const { accountId, name, type, kind } = upload;
  const document = { accountId, name, type, kind, content: parseDocument(upload) };
  return orm.transaction(async (within) => {
    // Locks the account, so that of two uploads at the same time the second sees what the first has stored.
    await within
      .select({ accountId: accounts.accountId })
      .from(accounts)
      .where(eq(accounts.accountId, accountId))
      .for('update');
    return (await findSame(within, document, now())) ?? (await insertDocument(within, document, now()));
  });
}

async function findSame(
  orm: Orm,
  { accountId, name, type, kind, content }: NewDocument,
  now: Date,
): Promise<AccountDocument | undefined> {
  const table = accountDocuments;
  const { documentId, addedAt, addedBy } = table;
  const [same] = await orm
    .select({ documentId, addedAt, addedBy })
    .from(accountDocuments)
    .where(
      and(
        eq(table.accountId, accountId),
        eq(table.name, name),
        eq(table.type, type),
        eq(table.kind, kind),
        eq(addedBy, 'customer'),
        gt(addedAt, new Date(now.getTime() - dayMs)),
        sql`sha256(${table.content}) = ${createHash('sha256').update(content).digest()}`,
      ),
    )
    .limit(1);
  const facts = { name, type, kind, byteLength: content.byteLength };
  return same && withContentPath({ ...same, ...facts, addedAt: same.addedAt.toISOString() });
}

async function insertDocument(
  orm: Orm,
  { accountId, name, type, kind, content }: NewDocument,
  now: Date,
): Promise<AccountDocument> {
  const kept = await orm.$count(accountDocuments, eq(accountDocuments.accountId, accountId));
  if (kept >= maxDocuments)
    throw new RefusedError(429, 'The account holds no more documents.', subCodes.tooMany);
  const added = { documentId: randomUUID(), addedAt: now, addedBy: 'customer' as const };
  await orm.insert(accountDocuments).values({ ...added, accountId, name, type, kind, content });
  const facts = { name, type, kind, byteLength: content.byteLength };
  return withContentPath({ ...added, ...facts, addedAt: added.addedAt.toISOString() });
}

/** The bytes of an upload; throws 422 unless its name, its stated type and its first bytes agree. */
function parseDocument({ name, type, contentBase64 }: UploadDocument): Uint8Array {
  const { beginning, endings } = documentFormats[type];
  const isNamedSo = endings.some((ending) => name.toLowerCase().endsWith(ending));
  if (/[/\\:<>"|?*]/.test(name) || !isNamedSo) throw refused('The name does not fit the type.');
  const content = Buffer.from(contentBase64, 'base64');
  // Node's decoder skips what is not base64, so the text is compared with the decoded bytes encoded again.
  if (content.toString('base64') !== contentBase64) throw refused('The content is not base64.');
  if (content.byteLength > maxDocumentBytes) throw refused('The file is larger than 8 MB.');
  if (beginning.some((byte, place) => content[place] !== byte))
    throw refused('The content does not fit the type.');
  return content;
}

function refused(message: string): RefusedError {
  return new RefusedError(422, message, subCodes.fileRefused);
}
