import type { Price } from '#shared/deals/price.ts';
import { feeWords } from '#shared/tax/law-in-words.ts';
import styles from './broker-note.module.css';

/** How our fee can be cancelled, one tap below a price that has it; nothing where there is none or a business pays. */
export function OurFee({ price }: { readonly price: Price | undefined }) {
  const words = price && feeWords(price);
  if (words === undefined) return null;
  return (
    <details className={styles.broker}>
      <summary>Can I cancel your fee?</summary>
      <p>{words}</p>
    </details>
  );
}
