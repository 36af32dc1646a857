import type { Price } from '#shared/deals/price.ts';
import { roadTaxWords, statusWords, vatWords } from '#shared/enquiries/quote-words.ts';
import styles from './quote-terms.module.css';

interface QuoteTermsProps {
  readonly price: Price;
  /** Said before what holds for every quote. */
  readonly held?: string | undefined;
}

/** What the price line of a quote leaves to be said: VAT, road tax, and that the funder decides. */
export function QuoteTerms({ price, held }: QuoteTermsProps) {
  const vat = vatWords(price);
  return (
    <ul className={styles.terms}>
      {held !== undefined && <li>{held}</li>}
      {vat !== undefined && <li>{`Plus VAT: ${vat}.`}</li>}
      <li>{`Road tax is ${roadTaxWords(price.profile.termMonths)}.`}</li>
      <li>{statusWords}</li>
    </ul>
  );
}
