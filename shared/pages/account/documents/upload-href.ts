import type { DocumentKind } from '#shared/contracts/document-kinds.ts';
import type { AccountPath } from '#shared/routes/account-paths.ts';
import { withQuery } from '#shared/routes/link-to.ts';

/** Query parameter of the documents' page: what the form is going to send. */
export const kindParameter = 'kind';

/** The form that sends a document of this kind. */
export function uploadHref(kind: DocumentKind): string {
  return withQuery('/account/important-documents' satisfies AccountPath, { [kindParameter]: kind });
}
