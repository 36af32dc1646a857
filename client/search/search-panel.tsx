import type { UseComboboxReturnValue } from 'downshift';
import styles from '#shared/app/header/header-search.module.css';
import type { ProductFilter, SearchHit } from '#shared/contracts/search.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { Suggestions } from './suggester.ts';
import type { SearchOption } from './to-options.ts';

interface SearchPanelProps {
  readonly combobox: UseComboboxReturnValue<SearchOption>;
  readonly options: readonly SearchOption[];
  readonly product: ProductFilter;
  readonly suggestions: Suggestions;
  readonly message: string;
}

/** The panel below the field: a message where there is one, the options, and the profiles behind their prices. */
export function SearchPanel({ combobox, options, product, suggestions, message }: SearchPanelProps) {
  const { isOpen, highlightedIndex, getMenuProps, getItemProps } = combobox;
  const isShown = isOpen && options.length > 0;
  const hits = options.flatMap(({ hit }) => hit ?? []);
  // A sentence that was understood is said by its option.
  const isNews = suggestions.kind !== 'found' || options.length === 1;
  return (
    <>
      {product !== 'personal-contract-hire' && <input type="hidden" name="product" value={product} />}
      <p className="visually-hidden" role="status">
        {isOpen ? message : ''}
      </p>
      <div className={styles.panel} hidden={!isShown}>
        {isNews && message !== '' && (
          <p className={styles.message} aria-hidden="true">
            {message}
          </p>
        )}
        <div className={styles.options} {...getMenuProps({}, { suppressRefError: true })}>
          {isShown &&
            options.map((option, index) => (
              // The link is the option itself, because screen readers cannot reach a link inside an option.
              <a
                key={option.href}
                className={option.hit ? styles.option : `${styles.option} ${styles.all}`}
                href={option.href}
                tabIndex={-1}
                {...getItemProps({ item: option, index, 'aria-selected': index === highlightedIndex })}
              >
                <OptionContent option={option} />
              </a>
            ))}
        </div>
        <PriceBasis hits={hits} />
      </div>
    </>
  );
}

function OptionContent({ option: { label, hit, note } }: { readonly option: SearchOption }) {
  if (!hit)
    return (
      <span className={styles.words}>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
    );
  return (
    <>
      {hit.image_link !== undefined && <img src={hit.image_link} alt="" width={64} height={32} />}
      <span className={styles.words}>
        <b>{label}</b>
        <small>{hit.body_type ? `${hit.body_type}, ${hit.description}` : hit.description}</small>
      </span>
      <OptionPrice hit={hit} />
    </>
  );
}

function OptionPrice({ hit }: { readonly hit: SearchHit }) {
  const pence = hit.sale_price ?? hit.price;
  if (hit.ispoa) return <small className={styles.price}>Price on application</small>;
  if (pence === undefined) return null;
  const { true_cost, vat } = hit;
  return (
    <span className={styles.price}>
      <b>{formatPounds(true_cost ?? pence)}</b>
      <small>{true_cost === undefined ? `a month ${vat}` : `true monthly cost ${vat}`}</small>
      {true_cost !== undefined && <small>{`${formatPounds(pence)} a month`}</small>}
      {hit.sale_price !== undefined && <small>Below its 90-day average</small>}
    </span>
  );
}

/** The profiles behind the prices, said once for all hits; the page of each hit has the whole cost. */
function PriceBasis({ hits }: { readonly hits: readonly SearchHit[] }) {
  const profiles = [...new Set(hits.flatMap(({ profile }) => profile ?? []))];
  if (profiles.length === 0) return null;
  return (
    <p className={styles.basis}>
      {`Prices for ${profiles.join(', or ')}, subject to status. Each page shows every payment.`}
    </p>
  );
}
