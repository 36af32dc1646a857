import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { Panel } from '#shared/pages/account/lease/panel.tsx';
import type { FormState } from '#shared/ui/form/form-state.ts';
import type { Late } from '#shared/ui/late-part.tsx';

export interface DocumentView {
  readonly documentId: string;
  readonly name: string;
  readonly kind: 'PDF' | 'JPEG' | 'PNG';
  readonly byteLength: number;
  /** ISO date. */
  readonly addedOn: string;
  readonly addedBy: 'customer' | 'broker';
}

export interface DocumentsData extends AccountPageData {
  readonly form: FormState;
  /** Newest first. */
  readonly documents: Late<Panel<readonly DocumentView[]>>;
}
