import type { AccountDocument } from '#server/account-contract/document.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { OwnData } from '#server/platform/person/own-data.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { sentDocumentKinds } from '#shared/contracts/document-kinds.ts';
import type { DocumentsData, DocumentView } from '#shared/pages/account/documents/documents-page.tsx';
import { kindParameter, orderParameter } from '#shared/pages/account/documents/upload-href.ts';
import { loadAccountFrame, requireCaller, toFormState } from './account-caller.ts';
import { settleSoon, toFirstPanel } from './panels.ts';

/** `/account/important-documents`: the form is there at once, the list comes late. */
export async function loadDocuments(request: LoaderRequest): Promise<DocumentsData> {
  const { accountId, context } = requireCaller(request);
  const frame = loadAccountFrame(request);
  const documents = toFirstPanel(request.services.account.getLatestDocuments(accountId, context), (all) =>
    all
      .toSorted((one, other) => other.addedAt.localeCompare(one.addedAt))
      .map((document) => toDocumentView(document, request.services.ownData)),
  );
  const asked = sentDocumentKinds.find((kind) => kind === request.search.get(kindParameter));
  const orderId = request.search.get(orderParameter);
  const page = { ...frame, form: toFormState(request), ...(asked && { asked }), ...(orderId && { orderId }) };
  return { ...page, ...(await settleSoon({ documents }, request.search)) };
}

const formats = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' } as const;

function toDocumentView(
  document: AccountDocument,
  { holdsAccounts }: Pick<OwnData, 'holdsAccounts'>,
): DocumentView {
  const href = `/api/account/documents/${encodeURIComponent(document.documentId)}`;
  const { documentId, name, type, kind, byteLength, addedAt, addedBy, contentPath } = document;
  return {
    documentId,
    name,
    kind,
    format: formats[type],
    byteLength,
    addedOn: todayInLondon(new Date(addedAt)),
    addedBy,
    ...(contentPath && { href }),
    ...(holdsAccounts && addedBy === 'customer' && { removeHref: `${href}/remove` }),
  };
}
