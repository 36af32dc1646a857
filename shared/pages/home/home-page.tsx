import type { Deal } from '#shared/deals/deal.ts';
import type { Price } from '#shared/deals/price.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { DealCard } from '#shared/ui/deal-card.tsx';
import { DealGrid } from '#shared/ui/deal-grid.tsx';
import { KeptMarkup } from '#shared/ui/kept-markup.tsx';
import { PicksForms } from '#shared/ui/picks-forms.tsx';
import { PriceBlock } from '#shared/ui/price-block.tsx';
import { BrowseSections } from './browse-sections.tsx';
import { DealSearch } from './deal-search.tsx';
import dealShelfSectionStyles from './deal-shelf-section.module.css';
import { type DealShelf, findWholeHome, type HomeData, type ShownHome } from './home-data.ts';
import styles from './home-page.module.css';
import priceExplainedStyles from './price-explained.module.css';

export default function HomePage({ data }: PageProps<ShownHome>) {
  const whole = findWholeHome(data);
  return (
    <>
      <DealSearch data={data} />
      <div className={styles.page}>
        <KeptMarkup className={styles.rows}>{whole && <DealShelves data={whole} />}</KeptMarkup>
        <PicksForms />
        <KeptMarkup className={styles.rows}>{whole && <FurtherWays data={whole} />}</KeptMarkup>
      </div>
    </>
  );
}

function DealShelves({ data: { shelves, imageHost } }: { readonly data: HomeData }) {
  return shelves.map((shelf, index) => (
    <DealShelfSection key={shelf.title} shelf={shelf} isFirst={index === 0} imageHost={imageHost} />
  ));
}

function FurtherWays({ data: { popularMakes, featured, shelves } }: { readonly data: HomeData }) {
  const example = featured ?? shelves[0]?.deals[0];
  return (
    <>
      <BrowseSections popularMakes={popularMakes} />
      {example?.price && <PriceExplained deal={example} price={example.price} />}
    </>
  );
}

interface DealShelfSectionProps {
  readonly shelf: DealShelf;
  /** True for the first row, whose drawings are visible at once. */
  readonly isFirst: boolean;
  readonly imageHost: string;
}

/** A row of deals with its title and a link to all deals of that kind. */
function DealShelfSection({ shelf, isFirst, imageHost }: DealShelfSectionProps) {
  return (
    <section className={dealShelfSectionStyles.shelf}>
      <div className={dealShelfSectionStyles.head}>
        <h2>{shelf.title}</h2>
        <p>{shelf.note}</p>
        <a href={shelf.more.path}>{shelf.more.label}</a>
      </div>
      <DealGrid>
        {shelf.deals.map((deal, index) => (
          <li key={deal.vehicle.vehicleRef}>
            <DealCard
              deal={deal}
              href={vehiclePath(deal.dealType, deal.vehicle)}
              imageHost={imageHost}
              position={isFirst ? index + 1 : undefined}
            />
          </li>
        ))}
      </DealGrid>
    </section>
  );
}

interface PriceExplainedProps {
  readonly deal: Deal;
  readonly price: Price;
}

/** How to read a price, with a deal of today as the example. */
function PriceExplained({ deal, price }: PriceExplainedProps) {
  const { make, model, derivative } = deal.vehicle;
  return (
    <section className={priceExplainedStyles.explained} id="how-prices-work">
      <div className={priceExplainedStyles.words}>
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
      <div className={priceExplainedStyles.example}>
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
