import type { AccountDocument } from '#server/account-contract/document.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import type { DocumentsData, DocumentView } from '#shared/pages/account/documents/documents-data.ts';
import { loadAccountFrame, requireCaller, toFormState } from './account-caller.ts';
import { settleSoon, toFirstPanel } from './panels.ts';

/** `/account/important-documents`: the form is there at once, the list comes late. */
export async function loadDocuments(request: LoaderRequest): Promise<DocumentsData> {
  const { accountId, context } = requireCaller(request);
  const frame = loadAccountFrame(request);
  const documents = toFirstPanel(request.services.account.getLatestDocuments(accountId, context), (all) =>
    all.toSorted((one, other) => other.addedAt.localeCompare(one.addedAt)).map(toDocumentView),
  );
  return { ...frame, form: toFormState(request), ...(await settleSoon({ documents }, request.search)) };
}

const kinds = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' } as const;

function toDocumentView({
  documentId,
  name,
  type,
  byteLength,
  addedAt,
  addedBy,
}: AccountDocument): DocumentView {
  const addedOn = todayInLondon(new Date(addedAt));
  return { documentId, name, kind: kinds[type], byteLength, addedOn, addedBy };
}
