import { documentKinds } from '#shared/contracts/document-kinds.ts';
import { formatShortDate } from '#shared/format/format-date.ts';
import { uploadHref } from '#shared/pages/account/documents/upload-href.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './order-page.module.css';
import type { AskedDocumentView } from './orders-data.ts';

/** The documents that we need now: a way to send each, or the day on which it came. */
export function AskedDocuments({ documents }: { readonly documents: readonly AskedDocumentView[] }) {
  return (
    <section className={styles.asked} aria-labelledby="asked">
      <h3 id="asked">Documents we need</h3>
      <ul>
        {documents.map(({ kind, receivedOn }) => (
          <li key={kind}>
            <span>{documentKinds[kind]}</span>
            {receivedOn ? (
              <span className={styles.received}>
                <Icon name="check" size={20} />
                {`Received ${formatShortDate(receivedOn)}`}
              </span>
            ) : (
              <ButtonLink kind="secondary" href={uploadHref(kind)}>
                Send it
                <span className="visually-hidden">{` ${documentKinds[kind].toLowerCase()}`}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
