import { commissionPath, initialDisclosurePath } from '#shared/routes/document-paths.ts';
import styles from './broker-note.module.css';

/**
 * Says that we are a broker and may be paid commission, in sight before a quote is asked for (CONC 4.5.3R, checked
 * 2026-11-22), with the documents behind it.
 */
export function BrokerNote() {
  return (
    <p className={styles.broker}>
      <b>We’re a credit broker, not a lender.</b> The funder may pay us a commission if you lease through us.{' '}
      <a href={commissionPath}>How commission works</a>
      {' · '}
      <a href={initialDisclosurePath}>What we do and charge</a>
    </p>
  );
}
