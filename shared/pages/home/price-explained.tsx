import type { Deal } from '#shared/deals/deal.ts';
import type { Price } from '#shared/deals/price.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { PriceBlock } from '#shared/ui/price-block.tsx';
import styles from './price-explained.module.css';

interface PriceExplainedProps {
  readonly deal: Deal;
  readonly price: Price;
}

/** How to read a price, with a deal of today as the example. */
export function PriceExplained({ deal, price }: PriceExplainedProps) {
  const { make, model, derivative } = deal.vehicle;
  return (
    <section className={styles.explained} id="how-prices-work">
      <div className={styles.words}>
        <h2>How to read a price here</h2>
        <p>{workedExample(price)}</p>
        <dl>
          <dt>Initial payment</dt>
          <dd>
            What you pay up front, counted in monthly rentals. It isn’t a deposit, so you don’t get it back.
          </dd>
          <dt>Monthly rental</dt>
          <dd>What you pay in each of the other months. A large initial payment makes it look small.</dd>
          <dt>Miles a year</dt>
          <dd>
            The mileage your rental covers. You pay the excess rate for each extra mile when the vehicle goes
            back.
          </dd>
          <dt>Subject to status</dt>
          <dd>The funder checks that you can afford the lease, and may say no.</dd>
        </dl>
      </div>
      <div className={styles.example}>
        <p>{`${make.name} ${model.name} ${derivative.name}`}</p>
        <PriceBlock price={price} size="large" />
      </div>
    </section>
  );
}

/** How the true monthly cost of one price is worked out, in a sentence. */
function workedExample(price: Price): string {
  const pounds = (pence: number) => formatPounds(pence, { pennies: true });
  const { termMonths } = price.profile;
  const fee = price.feePence > 0 ? ` and the ${formatPounds(price.feePence)} fee` : '';
  const rentals = `${termMonths - 1} rentals of ${pounds(price.monthlyPence)}`;
  const total = `${pounds(price.initialPence)} up front, ${rentals}${fee} make ${pounds(price.totalPence)}`;
  return `The true monthly cost is everything you pay, divided by the months. Here, ${total}. Over ${formatMonths(termMonths)}, that’s ${pounds(price.trueMonthlyPence)} a month.`;
}
