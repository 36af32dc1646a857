import type { Price } from '#shared/deals/price.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds, groupThousands } from '#shared/format/format-pounds.ts';
import { joinFacts } from '#shared/format/join-facts.ts';
import { vatPercent } from '#shared/tax/figures/car-rental-rules.ts';
import styles from './price-block.module.css';

export interface PriceBlockProps {
  /** Without a price the block says that it is on application. */
  readonly price: Price | undefined;
  /** The price's own texts (`priceTexts`) unless others are given. */
  readonly texts?: readonly string[];
  readonly size: 'small' | 'medium' | 'large';
  /** Whether insurance is in the price, so that an insured lease does not look like a dearer standard one. */
  readonly isInsured?: boolean;
}

/** The whole minimum price line of one profile: everything that must be shown with a price is in this block. */
export function PriceBlock({ price, texts, size, isInsured = false }: PriceBlockProps) {
  // The small size is the default and needs no extra class.
  const className = size === 'small' ? styles.price : `${styles.price} ${styles[size]}`;
  if (!price) return <UnpricedBlock className={className} />;
  const { vat } = price;
  const [trueMonthly, monthly, ...lines] = texts ?? priceTexts(price);
  const [profile, plan, miles] = lines.toReversed();
  return (
    <div className={className}>
      <dl>
        <div>
          <dt>{`True monthly cost ${vat}`}</dt>
          <dd>{trueMonthly}</dd>
        </div>
        <div>
          <dt>{`Monthly rental ${vat}`}</dt>
          <dd>{monthly}</dd>
        </div>
      </dl>
      {isInsured && (
        <p className={styles.insured}>
          <b>Insurance included.</b>
          {size !== 'small' && ' Ask us for the policy: the funder sets what it covers and the excess.'}
        </p>
      )}
      {miles && <p className={styles.miles}>{miles}</p>}
      <p>{plan}</p>
      <p>{profile}</p>
    </div>
  );
}

/**
 * The texts of the block that depend on more than the VAT basis, in the order in which they are shown. Only at real miles
 * there is a third of five, which says which deal it is.
 */
export function priceTexts(price: Price, sums: Sums = {}): readonly string[] {
  return [
    formatPounds(price.trueMonthlyPence),
    formatPounds(price.monthlyPence),
    ...(price.driven ? [milesWords(price, price.driven, sums)] : []),
    paymentPlan(price, sums),
    profileLine(price, sums),
  ];
}

/** "At your 9,000 miles: 8,000-mile deal + £150 excess", "At your 9,000 miles: the 10,000-mile deal". */
function milesWords(
  { profile }: Price,
  { realMiles, excessPence }: NonNullable<Price['driven']>,
  sums: Sums,
): string {
  const start = `At your ${formatMiles(realMiles)}:`;
  const deal = `${groupThousands(profile.annualMiles)}-mile\u00a0deal`;
  if (realMiles <= profile.annualMiles) return `${start} the ${deal}`;
  return `${start} ${deal}${excessPence > 0 ? ` +\u00a0${excessWords(excessPence, sums)}` : ', no excess charge'}`;
}

/** Small sums to the penny even where others are rounded, so that no charge is said to be nothing. */
function excessWords(pence: number, { pennies }: Sums = {}): string {
  return `${formatPounds(pence, pennies === false && pence >= 100 ? { pennies } : {})}\u00a0excess`;
}

function UnpricedBlock({ className }: { readonly className: string | undefined }) {
  return (
    <div className={className}>
      <p className={styles.poa}>Price on application</p>
      <p>No price for this term and mileage. Ask us, or choose another.</p>
    </div>
  );
}

/** How sums are written: to the penny, unless `pennies: false` rounds them, as where many deals are compared. */
interface Sums {
  readonly pennies?: false;
}

/**
 * What is paid and when: "£1,298 up front (including the fee), then 35 payments of £175, £7,418 in all." At real miles
 * over the allowance the excess is said too: "… 35 payments of £175 and £150 excess, £7,568 in all." Sums ex VAT end with
 * "… in all, plus 20% VAT."
 */
export function paymentPlan(price: Price, sums: Sums = {}): string {
  const { profile, monthlyPence, initialPence, feePence, totalPence, driven, vat } = price;
  const pounds = (pence: number) => formatPounds(pence, sums);
  const fee = feePence > 0 ? ' (including the fee)' : '';
  const onTop = vat === 'ex VAT' ? `, plus\u00a0${vatPercent}%\u00a0VAT` : '';
  const payments = `${profile.termMonths - 1}\u00a0payments of\u00a0${pounds(monthlyPence)}`;
  const excess = driven && driven.excessPence > 0 ? ` and ${excessWords(driven.excessPence, sums)}` : '';
  return `${pounds(initialPence + feePence)} up\u00a0front${fee}, then ${payments}${excess}, ${pounds(totalPence)} in\u00a0all${onTop}.`;
}

/** The profile that gives the price, with the parts of it that the payment plan adds up and what extra miles cost. */
export function profileLine(price: Price, sums: Sums = {}): string {
  const { profile, initialPence, feePence, excessTenths } = price;
  return joinFacts([
    formatMonths(profile.termMonths),
    `${formatMiles(profile.annualMiles)} a year`,
    feePence > 0 ? `fee ${formatPounds(feePence, sums)}` : 'no fee',
    `initial payment ${formatPounds(initialPence, sums)} (${formatMonths(profile.initialMonths)})`,
    profile.isMaintained ? 'maintained' : 'not maintained',
    `excess ${formatPencePerMile(excessTenths)} a mile`,
    'subject to status',
  ]);
}
