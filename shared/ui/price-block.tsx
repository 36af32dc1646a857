import type { Price } from '#shared/deals/price.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { joinFacts } from '#shared/format/join-facts.ts';
import styles from './price-block.module.css';

export interface PriceBlockProps {
  /** Without a price the block says that it is on application. */
  readonly price: Price | undefined;
  readonly size: 'small' | 'medium' | 'large';
  /** Page that explains the words; the link stands beside the excess mileage. */
  readonly termHref?: string;
}

/** The whole minimum price line of one profile: everything that must be said with a price is in this block. */
export function PriceBlock({ price, size, termHref }: PriceBlockProps) {
  // The small block is the plain one: it has no class of its own.
  const className = size === 'small' ? styles.price : `${styles.price} ${styles[size]}`;
  if (!price) return <UnpricedBlock className={className} />;
  const { profile, vat } = price;
  return (
    <div className={className}>
      <dl className={styles.figures}>
        <div className={styles.true}>
          <dt>{`True monthly cost\n${vat}`}</dt>
          <dd>{formatPounds(price.trueMonthlyPence, { pennies: true })}</dd>
        </div>
        <div className={styles.monthly}>
          <dt>{`Monthly rental\n${vat}`}</dt>
          <dd>{formatPounds(price.monthlyPence, { pennies: true })}</dd>
        </div>
        <Row term={`Initial rental (${formatMonths(profile.initialMonths)})`} pence={price.initialPence} />
        <Row term="Processing fee" pence={price.feePence} />
        <Row term={`Total over ${formatMonths(profile.termMonths)}`} pence={price.totalPence} />
      </dl>
      <p className={styles.profile}>{profileLine(price)}</p>
      <p className={styles.plan}>{paymentPlan(price)}</p>
      <ExcessMileage price={price} termHref={termHref} />
    </div>
  );
}

function UnpricedBlock({ className }: { readonly className: string | undefined }) {
  return (
    <div className={className}>
      <p className={styles.poa}>Price on application</p>
      <p className={styles.profile}>
        No rate is offered for these months and miles. Ask us, or choose others.
      </p>
    </div>
  );
}

function Row({ term, pence }: { readonly term: string; readonly pence: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{pence === 0 ? 'None' : formatPounds(pence, { pennies: true })}</dd>
    </div>
  );
}

interface ExcessMileageProps {
  readonly price: Price;
  readonly termHref: string | undefined;
}

function ExcessMileage({ price, termHref }: ExcessMileageProps) {
  const { annualMiles, termMonths } = price.profile;
  const allowance = formatMiles(Math.round((annualMiles * termMonths) / 12));
  const rate = formatPencePerMile(price.excessTenths);
  return (
    <details className={styles.excess}>
      <summary>Excess mileage</summary>
      <p>{`${rate} a mile ${price.vat} for each mile over ${allowance} in ${formatMonths(termMonths)}.`}</p>
      {termHref !== undefined && <a href={termHref}>How this price is worked out</a>}
    </details>
  );
}

/** What is paid when, the fee included: "Pay £1,379.94 first with the fee, then 35 × £189.99." */
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
