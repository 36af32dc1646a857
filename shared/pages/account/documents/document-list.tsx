import { formatDate } from '#shared/format/format-date.ts';
import { joinFacts } from '#shared/format/join-facts.ts';
import { formatBytes } from './accepted-files.ts';
import styles from './documents.module.css';
import type { DocumentView } from './documents-data.ts';

/** Every document, newest first, with who added it and when. */
export function DocumentList({ documents }: { readonly documents: readonly DocumentView[] }) {
  if (documents.length === 0)
    return <p>No documents yet. You’ll see documents you add, and documents we send you, here.</p>;
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document.documentId}>
          <span className={styles.kind}>{document.kind}</span>
          <div>
            <p className={styles.name}>{document.name}</p>
            <p className={styles.facts}>
              {joinFacts([
                document.addedBy === 'customer' ? 'From you' : 'From us',
                formatDate(document.addedOn),
                formatBytes(document.byteLength),
              ])}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
