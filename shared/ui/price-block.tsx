import type { Price } from '#shared/deals/price.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { joinFacts } from '#shared/format/join-facts.ts';
import styles from './price-block.module.css';

export interface PriceBlockProps {
  /** Without a price the block says that it is on application. */
  readonly price: Price | undefined;
  /** The price's own texts (`priceTexts`) unless others are given. */
  readonly texts?: readonly string[];
  readonly size: 'small' | 'medium' | 'large';
  /** Page that explains the words; the link stands beside the excess mileage. */
  readonly termHref?: string;
}

/** The whole minimum price line of one profile: everything that must be shown with a price is in this block. */
export function PriceBlock({ price, texts, size, termHref }: PriceBlockProps) {
  // The small size is the default and needs no extra class.
  const className = size === 'small' ? styles.price : `${styles.price} ${styles[size]}`;
  if (!price) return <UnpricedBlock className={className} />;
  const { vat } = price;
  const [trueMonthly, monthly, initialTerm, initial, fee, totalTerm, total, profile, plan, excess] =
    texts ?? priceTexts(price);
  return (
    <div className={className}>
      <dl className={styles.figures}>
        <div className={styles.true}>
          <dt>{`True monthly cost\n${vat}`}</dt>
          <dd>{trueMonthly}</dd>
        </div>
        <div className={styles.monthly}>
          <dt>{`Monthly rental\n${vat}`}</dt>
          <dd>{monthly}</dd>
        </div>
        <Row term={initialTerm} figure={initial} />
        <Row term="Processing fee" figure={fee} />
        <Row term={totalTerm} figure={total} />
      </dl>
      <p className={styles.profile}>{profile}</p>
      <p className={styles.plan}>{plan}</p>
      <details className={styles.excess}>
        <summary>Excess mileage</summary>
        <p>{excess}</p>
        {termHref !== undefined && <a href={termHref}>How this price is worked out</a>}
      </details>
    </div>
  );
}

/** The texts of the block that depend on more than the VAT basis, in the order in which they are shown. */
export function priceTexts(price: Price): readonly string[] {
  const { initialMonths, termMonths } = price.profile;
  return [
    formatPounds(price.trueMonthlyPence, { pennies: true }),
    formatPounds(price.monthlyPence, { pennies: true }),
    `Initial rental (${formatMonths(initialMonths)})`,
    toFigure(price.initialPence),
    toFigure(price.feePence),
    `Total over ${formatMonths(termMonths)}`,
    toFigure(price.totalPence),
    profileLine(price),
    paymentPlan(price),
    excessLine(price),
  ];
}

function UnpricedBlock({ className }: { readonly className: string | undefined }) {
  return (
    <div className={className}>
      <p className={styles.poa}>Price on application</p>
      <p className={styles.profile}>No price for this term and mileage. Ask us, or choose another.</p>
    </div>
  );
}

interface RowProps {
  readonly term: string | undefined;
  readonly figure: string | undefined;
}

function Row({ term, figure }: RowProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

function toFigure(pence: number): string {
  return pence === 0 ? 'None' : formatPounds(pence, { pennies: true });
}

/** What miles beyond the profile's cost: "7.2p a mile inc VAT for each mile over 30,000 miles in 36 months." */
function excessLine({ profile: { annualMiles, termMonths }, excessTenths, vat }: Price): string {
  const allowance = formatMiles(Math.round((annualMiles * termMonths) / 12));
  const rate = formatPencePerMile(excessTenths);
  return `${rate} a mile ${vat} for each mile over ${allowance} in ${formatMonths(termMonths)}.`;
}

/** The payments of a lease, the fee included: "Pay £1,379.94 first with the fee, then 35 × £189.99." */
export function paymentPlan(price: Price): string {
  const first = formatPounds(price.initialPence + price.feePence, { pennies: true });
  const fee = price.feePence > 0 ? ' with the fee' : '';
  const monthly = formatPounds(price.monthlyPence, { pennies: true });
  return `Pay ${first} first${fee}, then ${price.profile.termMonths - 1}\u00a0×\u00a0${monthly}.`;
}

/** The profile that gives the price: "36 months · 10,000 miles a year · Not maintained · Subject to status". */
export function profileLine({ profile }: Price): string {
  const maintained = profile.isMaintained ? 'Maintained' : 'Not maintained';
  const miles = `${formatMiles(profile.annualMiles)} a year`;
  return joinFacts([formatMonths(profile.termMonths), miles, maintained, 'Subject to status']);
}
