import type { DocumentKind } from '#shared/contracts/document-kinds.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { Panel } from '#shared/pages/account/lease/panel.tsx';
import type { FormState } from '#shared/ui/form/form-state.ts';
import type { Late } from '#shared/ui/late-part.tsx';

export interface DocumentView {
  readonly documentId: string;
  readonly name: string;
  /** What it is. */
  readonly kind: DocumentKind;
  readonly format: 'PDF' | 'JPEG' | 'PNG';
  /** Present when it can be opened. */
  readonly href?: string;
  /** Where a form deletes it; present for what the customer sent, where this site has the accounts itself. */
  readonly removeHref?: string;
  readonly byteLength: number;
  /** ISO date. */
  readonly addedOn: string;
  readonly addedBy: 'customer' | 'broker';
}

export interface DocumentsData extends AccountPageData {
  readonly form: FormState;
  /** The kind that the address asks for. */
  readonly asked?: DocumentKind;
  /** Newest first. */
  readonly documents: Late<Panel<readonly DocumentView[]>>;
}
