import { type DocumentKind, documentKinds } from '#shared/contracts/document-kinds.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { joinFacts } from '#shared/format/join-facts.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { LatePanel, type Panel } from '#shared/pages/account/lease/panel.tsx';
import { RemoveForm } from '#shared/pages/account/lease/remove-form.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import type { Late } from '#shared/ui/late-part.tsx';
import { formatBytes } from './accepted-files.ts';
import styles from './documents.module.css';
import { UploadForm } from './upload-form.tsx';

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
  /** The order that asks for it. */
  readonly orderId?: string;
  /** Newest first. */
  readonly documents: Late<Panel<readonly DocumentView[]>>;
}

/** The customer's documents, and the form to add one; each works when the other fails. */
export default function DocumentsPage({ data }: PageProps<DocumentsData>) {
  const { frame, counts, form, documents } = data;
  return (
    <AccountShell
      current={accountPaths.documents}
      heading="Important documents"
      lead="Documents you’ve sent us and documents we’ve sent you. Only you and the people who handle your lease can see them."
      frame={frame}
      counts={counts}
    >
      <AccountPanel heading="Add a document">
        <UploadForm form={form} asked={data.asked} orderId={data.orderId} />
      </AccountPanel>
      <AccountPanel heading="Your documents">
        <LatePanel of={documents} what="Your documents" path={accountPaths.documents}>
          {(found) => <DocumentList documents={found} csrf={form.csrf} />}
        </LatePanel>
      </AccountPanel>
    </AccountShell>
  );
}

interface DocumentListProps {
  readonly documents: readonly DocumentView[];
  /** The form token, for the button that deletes a document. */
  readonly csrf: string;
}

/** Every document, newest first, with who added it and when. */
function DocumentList({ documents, csrf }: DocumentListProps) {
  if (documents.length === 0)
    return <p>No documents yet. You’ll see documents you add, and documents we send you, here.</p>;
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document.documentId}>
          <span className={styles.kind}>{document.format}</span>
          <div>
            <p className={styles.name}>
              {document.kind === 'other' ? document.name : documentKinds[document.kind]}
            </p>
            <p className={styles.facts}>
              {joinFacts([
                ...(document.kind === 'other' ? [] : [document.name]),
                document.addedBy === 'customer' ? 'From you' : 'From us',
                formatDate(document.addedOn),
                formatBytes(document.byteLength),
              ])}
            </p>
          </div>
          <div className={styles.actions}>
            {document.href && (
              <a className={styles.open} href={document.href}>
                {document.format === 'PDF' ? 'Download' : 'Open'}
                <span className="visually-hidden">{` ${document.name}`}</span>
              </a>
            )}
            {document.removeHref && (
              <RemoveForm action={document.removeHref} csrf={csrf} label="Delete" of={document.name} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
