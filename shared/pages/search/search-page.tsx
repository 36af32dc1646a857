import { maxSearchCharacters } from '#shared/contracts/search-limits.ts';
import { otherProduct, productLabels } from '#shared/deals/product-filter.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { dealsPath, manufacturersPath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';
import type { SearchData } from './search-data.ts';
import searchFormStyles from './search-form.module.css';
import { SearchHits } from './search-hits.tsx';
import { searchHref, searchPath } from './search-href.ts';
import styles from './search-page.module.css';
import { UnderstoodAnswer } from './understood-answer.tsx';

export default function SearchPage({ data }: PageProps<SearchData>) {
  const { text, understood, outcome } = data;
  return (
    <div className={styles.page}>
      <h1>{outcome.kind === 'found' ? `Search: ${text}` : 'Search'}</h1>
      <SearchForm data={data} />
      {understood && <UnderstoodAnswer understood={understood} />}
      <Outcome data={data} />
      {!understood && (outcome.kind !== 'found' || outcome.hits.length === 0) && <WaysOn />}
    </div>
  );
}

function Outcome({ data }: PageProps<SearchData>) {
  const { outcome, product, understood } = data;
  if (outcome.kind === 'unasked') return null;
  if (outcome.kind === 'refused') return <Notice kind="info">{outcome.message}</Notice>;
  if (outcome.kind === 'failed') return <Failure data={data} message={outcome.message} />;
  if (outcome.hits.length === 0) return understood ? null : <NoHits data={data} />;
  return (
    <section className={styles.results} aria-labelledby="search-count">
      <h2 id="search-count" className={styles.count}>
        {`${formatCount(outcome.hits.length, 'result')} in ${productLabels[product].toLowerCase()}, best first`}
      </h2>
      <SearchHits hits={outcome.hits} />
    </section>
  );
}

function NoHits({ data: { text, product } }: PageProps<SearchData>) {
  const other = otherProduct(product);
  return (
    <section className={styles.empty}>
      <h2>Sorry, no results found</h2>
      <p>{`We found nothing in ${productLabels[product].toLowerCase()} for “${text}”. Try just the make, or fewer words.`}</p>
      <p>
        <ButtonLink href={searchHref(text, other)} kind="secondary">
          {`Search ${productLabels[other].toLowerCase()} for “${text}”`}
        </ButtonLink>
      </p>
    </section>
  );
}

function Failure({ data, message }: PageProps<SearchData> & { readonly message: string }) {
  return (
    <Notice kind="warning">
      <p>{message}</p>
      <p>
        <a href={searchHref(data.text, data.product)}>Search again</a>
      </p>
    </Notice>
  );
}

const ways = [
  { label: 'Personal car deals', path: dealsPath('personal') },
  { label: 'Business car deals', path: dealsPath('business') },
  { label: 'Van deals', path: dealsPath('van') },
  { label: 'All car makes', path: manufacturersPath('car') },
  { label: 'All van makes', path: manufacturersPath('commercial') },
];

/** Links for visitors whom the search did not help. */
function WaysOn() {
  return (
    <nav className={styles.ways} aria-labelledby="search-ways">
      <h2 id="search-ways">Or browse</h2>
      <ul>
        {ways.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const choices = [
  { value: '', label: productLabels['personal-contract-hire'] },
  { value: 'contract-hire', label: productLabels['contract-hire'] },
];

/** A plain GET form with the text and the product. Its `key` gives every search a new form with its own values. */
function SearchForm({ data: { text, product } }: { readonly data: SearchData }) {
  return (
    <search aria-label="Search">
      <form key={`${text} ${product}`} className={searchFormStyles.form} action={searchPath} method="get">
        <div className={searchFormStyles.words}>
          <label htmlFor="search-words">Car, budget or question</label>
          <div className={searchFormStyles.line}>
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
