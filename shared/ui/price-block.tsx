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
  readonly texts?: PriceTexts;
  readonly size: 'small' | 'medium' | 'large';
  /** Whether insurance is in the price, so that an insured lease does not look like a dearer standard one. */
  readonly isInsured?: boolean;
  /** Whether what is included stands elsewhere (`WhatsIncluded`), as on a card. */
  readonly isShort?: boolean;
}

/**
 * The whole minimum price line of one profile: one figure, how it is paid, for what, and the rest a tap away. Where a deal
 * is about to be agreed (`medium`) nothing is folded.
 */
export function PriceBlock({ price, texts, size, isInsured = false, isShort = false }: PriceBlockProps) {
  // The small size is the default and needs no extra class.
  const className = size === 'small' ? styles.price : `${styles.price} ${styles[size]}`;
  if (!price) return <UnpricedBlock className={className} />;
  const { trueMonthly, miles, plan, profile, included } = texts ?? priceTexts(price);
  return (
    <div className={className}>
      <p>
        <b>{trueMonthly}</b>
        {' true monthly cost'}
      </p>
      {isInsured && (
        <p className={styles.insured}>
          <b>Insurance included.</b>
          {size !== 'small' && ' Ask us for the policy: the funder sets what it covers and the excess.'}
        </p>
      )}
      {miles && <p className={styles.miles}>{miles}</p>}
      <p>{plan}</p>
      <p>{profile}</p>
      {!isShort && <WhatsIncluded words={included} isOpen={size === 'medium'} />}
    </div>
  );
}

/** What a price has in it, folded unless it is to stand open. Style sheets open it in print. */
export function WhatsIncluded({
  words,
  isOpen = false,
}: {
  readonly words: string;
  readonly isOpen?: boolean;
}) {
  if (isOpen) return <p>{words}</p>;
  return (
    <details className={styles.included}>
      <summary>What’s included</summary>
      <p>{words}</p>
    </details>
  );
}

/** The texts of the block, in the order in which they are shown. */
export interface PriceTexts {
  readonly trueMonthly: string;
  /** Which deal it is; at real miles only. */
  readonly miles?: string | undefined;
  readonly plan: string;
  readonly profile: string;
  readonly included: string;
}

export function priceTexts(price: Price, sums: Sums = {}): PriceTexts {
  return {
    trueMonthly: formatPounds(price.trueMonthlyPence),
    miles: price.driven && milesWords(price, price.driven, sums),
    plan: paymentPlan(price, sums),
    profile: profileLine(price),
    included: includedLine(price, sums),
  };
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

/**
 * How sums are written: to the penny, or with `pennies: false` in whole pounds, as where many deals are compared. Payments
 * are always to the penny, because there are dozens of them.
 */
interface Sums {
  readonly pennies?: false;
}

/**
 * What is paid and when: "£1,298 up front, then 35 payments of £175, £7,418 in total." At real miles over the allowance the
 * excess is said too: "… 35 payments of £175 and £150 excess, £7,568 in total." Sums ex VAT end with "… in total, plus 20%
 * VAT." Whoever reckons gets the total: sums that would not add up in whole pounds are written to the penny.
 */
export function paymentPlan(price: Price, sums: Sums = {}): string {
  const { profile, monthlyPence, initialPence, feePence, totalPence, driven, vat } = price;
  const count = profile.termMonths - 1;
  const upFront = initialPence + feePence;
  const excess = driven?.excessPence ?? 0;
  const reckoned = inPounds(upFront) + count * monthlyPence + inPounds(excess);
  const written = inPounds(reckoned) === inPounds(totalPence) ? sums : {};
  const pounds = (pence: number) => formatPounds(pence, written);
  const onTop = vat === 'ex VAT' ? `, plus\u00a0${vatPercent}%\u00a0VAT` : '';
  const payments = `${count}\u00a0payments of\u00a0${formatPounds(monthlyPence)}`;
  const over = excess > 0 ? ` and ${excessWords(excess, written)}` : '';
  return `${pounds(upFront)} up\u00a0front, then ${payments}${over}, ${pounds(totalPence)} in\u00a0total${onTop}.`;
}

/** The same pence rounded to whole pounds; small sums as they are, as they are written. */
function inPounds(pence: number): number {
  return pence < 100 ? pence : 100 * Math.round(pence / 100);
}

/** The profile that gives the price: "36 months · 10,000 miles a year · inc VAT". */
export function profileLine({ profile, vat }: Price): string {
  return joinFacts([formatMonths(profile.termMonths), `${formatMiles(profile.annualMiles)} a year`, vat]);
}

/** What the payment plan adds up, what extra miles cost, and on what the price depends. */
function includedLine(price: Price, sums: Sums): string {
  return `${agreedLine(price, sums)}\u00a0· subject\u00a0to\u00a0status`;
}

/** The same of a lease that the funder has agreed to. */
export function agreedLine(
  { profile, initialPence, feePence, excessTenths }: Price,
  sums: Sums = {},
): string {
  return joinFacts([
    feePence > 0 ? `${formatPounds(feePence, sums)} fee` : 'No fee',
    `initial payment ${formatPounds(initialPence, sums)} (${formatMonths(profile.initialMonths)})`,
    profile.isMaintained ? 'maintained' : 'not maintained',
    `excess ${formatPencePerMile(excessTenths)} a mile`,
  ]);
}
