import { maxSearchCharacters } from '#shared/contracts/search-limits.ts';
import { productLabels } from '#shared/deals/product-filter.ts';
import { Button } from '#shared/ui/button.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';
import type { SearchData } from './search-data.ts';
import styles from './search-form.module.css';
import { searchPath } from './search-href.ts';

const choices = [
  { value: '', label: productLabels['personal-contract-hire'] },
  { value: 'contract-hire', label: productLabels['contract-hire'] },
];

/** A plain GET form with the text and the product. Its `key` gives every search a new form with its own values. */
export function SearchForm({ data: { text, product } }: { readonly data: SearchData }) {
  return (
    <search aria-label="Search">
      <form key={`${text} ${product}`} className={styles.form} action={searchPath} method="get">
        <div className={styles.words}>
          <label htmlFor="search-words">Make, model or page</label>
          <div className={styles.line}>
            <input
              id="search-words"
              type="search"
              name="q"
              defaultValue={text}
              maxLength={maxSearchCharacters}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button>Search</Button>
          </div>
        </div>
        <SegmentedField
          name="product"
          label="Search in"
          value={product === 'contract-hire' ? product : ''}
          choices={choices}
        />
      </form>
    </search>
  );
}
