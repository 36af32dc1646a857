import type { DocumentKind } from '#shared/contracts/document-kinds.ts';
import type { AccountPath } from '#shared/routes/account-paths.ts';
import { withQuery } from '#shared/routes/link-to.ts';

/** Query parameter of the documents' page: what the form is going to send. */
export const kindParameter = 'kind';

/** Query parameter, and field of the form: the order that asked for the document, where the customer then goes back to. */
export const orderParameter = 'order';

/** The form that sends a document of this kind to an order. */
export function uploadHref(kind: DocumentKind, orderId: string): string {
  return withQuery('/account/important-documents' satisfies AccountPath, {
    [kindParameter]: kind,
    [orderParameter]: orderId,
  });
}
