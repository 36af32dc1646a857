import { brokerWords } from '#shared/enquiries/quote-words.ts';
import { commissionPath, initialDisclosurePath } from '#shared/routes/document-paths.ts';
import styles from './broker-note.module.css';

/**
 * Says that we are a broker and may be paid commission, in sight before a quote is asked for (CONC 4.5.3R, checked
 * 2026-11-22), with the documents behind it.
 */
export function BrokerNote() {
  return (
    <p className={styles.broker}>
      <b>{brokerWords.broker}</b> {`${brokerWords.commission} `}
      <a href={commissionPath}>How commission works</a>
      {' · '}
      <a href={initialDisclosurePath}>What we do and charge</a>
    </p>
  );
}
