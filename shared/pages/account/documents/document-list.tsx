import { documentKinds } from '#shared/contracts/document-kinds.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { joinFacts } from '#shared/format/join-facts.ts';
import { RemoveForm } from '#shared/pages/account/lease/remove-form.tsx';
import { formatBytes } from './accepted-files.ts';
import styles from './documents.module.css';
import type { DocumentView } from './documents-data.ts';

interface DocumentListProps {
  readonly documents: readonly DocumentView[];
  /** The form token, for the button that deletes a document. */
  readonly csrf: string;
}

/** Every document, newest first, with who added it and when. */
export function DocumentList({ documents, csrf }: DocumentListProps) {
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
