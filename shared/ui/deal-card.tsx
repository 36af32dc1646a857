import type { Deal } from '#shared/deals/deal.ts';
import { vehicleImageAlt, vehicleImagePath } from '#shared/deals/paint.ts';
import { specialOfferWords } from '#shared/deals/special-offer.ts';
import { isInStock } from '#shared/deals/vehicle.ts';
import { joinFacts } from '#shared/format/join-facts.ts';
import { DealActions } from './deal-actions.tsx';
import styles from './deal-card.module.css';
import { keyFacts, stockLine } from './key-facts.ts';
import { MakeLogo } from './make-logo.tsx';
import { PriceBlock, priceTexts } from './price-block.tsx';
import { TierLabel } from './tier-label.tsx';

export interface DealCardProps {
  readonly deal: Deal;
  readonly href: string;
  /** What depends on the profile: the deal's own texts unless others are given. */
  readonly texts?: readonly string[];
  /** Place in the list from 1: the first drawing is fetched first, the first four at once, others near the screen. */
  readonly position?: number | undefined;
  readonly headingLevel?: 2 | 3 | 4;
  /** Origin of the image host; empty means this site. */
  readonly imageHost?: string;
}

const eagerCards = 4;

/**
 * The texts of a card that depend on the profile, in the order in which they stand; none without a price. Sums are in
 * whole pounds, because cards are compared; where one deal is about to be agreed they are to the penny.
 */
export function cardTexts({ price, valueScore }: Deal): readonly string[] {
  if (!price) return [];
  const [trueMonthly = '', monthly = '', plan = '', profile = ''] = priceTexts(price, { pennies: false });
  const score = valueScore === undefined ? '' : `\u00a0· value\u00a0${valueScore}/100`;
  return [trueMonthly, monthly, plan, profile + score];
}

/** One deal with its whole price, in a card that is one link. A pure function of its props. */
export function DealCard({
  deal,
  href,
  texts = cardTexts(deal),
  position,
  headingLevel = 3,
  imageHost = '',
}: DealCardProps) {
  const { vehicle } = deal;
  const offer = specialOfferWords(deal);
  const Heading = `h${headingLevel}` as const;
  const isEager = position !== undefined && position <= eagerCards;
  return (
    <article className={styles.card}>
      <div className={styles.stage}>
        <img
          src={imageHost + vehicleImagePath(vehicle)}
          alt={vehicleImageAlt(vehicle)}
          width={640}
          height={280}
          loading={isEager ? undefined : 'lazy'}
          fetchPriority={position === 1 ? 'high' : undefined}
        />
        <div className={styles.labels}>
          {vehicle.tier && <TierLabel tier={vehicle.tier} />}
          {offer && <p className={styles.offer}>{offer}</p>}
        </div>
      </div>
      <div className={styles.head}>
        <MakeLogo make={vehicle.make} size={28} />
        <Heading className={styles.name}>
          <a href={href}>
            {`${vehicle.make.name} ${vehicle.model.name} `}
            <span>{vehicle.derivative.name}</span>
          </a>
        </Heading>
      </div>
      <PriceBlock price={deal.price} texts={texts} size="small" isInsured={vehicle.pricingType === 'atc'} />
      <div className={styles.facts}>
        <p>{joinFacts(keyFacts(vehicle))}</p>
        <p className={isInStock(vehicle.stock) ? styles.inStock : styles.stock}>{stockLine(vehicle)}</p>
      </div>
      <DealActions dealType={deal.dealType} vehicle={vehicle} />
    </article>
  );
}
