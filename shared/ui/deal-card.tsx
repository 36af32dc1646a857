import type { Deal, OtherVersions } from '#shared/deals/deal.ts';
import { specialOfferWords } from '#shared/deals/special-offer.ts';
import { type Tier, tierLabels } from '#shared/deals/tier.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { joinFacts } from '#shared/format/join-facts.ts';
import { DealActions, dealActions } from './deal-actions.tsx';
import styles from './deal-card.module.css';
import { MakeLogo } from './make-logo.tsx';
import { PriceBlock, type PriceTexts, priceTexts, WhatsIncluded } from './price-block.tsx';
import tierLabelStyles from './tier-label.module.css';

export interface DealCardProps {
  readonly deal: Deal;
  readonly href: string;
  /** What depends on the profile: the deal's own texts unless others are given. */
  readonly texts?: PriceTexts | undefined;
  /** As in `DealActions`. */
  readonly item?: string;
  /** Id for the deal's name, as in `DealActions`: only where no other card of the page is of this vehicle. */
  readonly nameId?: string;
  /** Place in the list from 1: the first drawing is fetched first, those of `eagerCards` at once, others near the screen. */
  readonly position?: number | undefined;
  readonly headingLevel?: 2 | 3 | 4;
  /** Origin of the image host; empty means this site. */
  readonly imageHost?: string;
  /** Leads to the other versions of a range, where this deal stands for all of them. */
  readonly versions?: { readonly href: string; readonly label: string } | undefined;
}

/** Cards whose drawings are fetched at once. */
export const eagerCards = 4;

/**
 * The texts of a card that depend on the profile; undefined without a price. Sums are in whole pounds, because cards are
 * compared; where one deal is about to be agreed they are to the penny.
 */
export function cardTexts({ price, valueScore, vehicle }: Deal): PriceTexts | undefined {
  if (!price) return undefined;
  const texts = priceTexts(price, { pennies: false });
  const score = valueScore === undefined ? [] : [`value score ${valueScore}/100`];
  const ofDeal = joinFacts([...score, vehicle.checkedLine]);
  return { ...texts, included: `${texts.included}\u00a0· ${ofDeal}` };
}

/** What a card says of the versions that it stands for: "+4 versions from £216.94"; the figure is a true monthly cost. */
export function versionsLabel({ count, fromPence }: OtherVersions): string {
  const versions = `+${formatCount(count, 'version')}`;
  return fromPence === undefined ? versions : `${versions} from ${formatPounds(fromPence)}`;
}

/**
 * One deal with its whole price, in a card that is one link. A pure function of its props. The style knows its five parts
 * by their order: pages have up to 24 cards, so what stands in each of them is short.
 */
export function DealCard({
  deal,
  href,
  texts = cardTexts(deal),
  item,
  nameId,
  position,
  headingLevel = 3,
  imageHost = '',
  versions,
}: DealCardProps) {
  const { vehicle } = deal;
  const offer = specialOfferWords(deal);
  const Heading = `h${headingLevel}` as const;
  const isEager = position !== undefined && position <= eagerCards;
  return (
    <article className={styles.card}>
      <div>
        <img
          src={imageHost + vehicle.imagePath}
          alt={vehicle.imageAlt}
          loading={isEager ? undefined : 'lazy'}
          fetchPriority={position === 1 ? 'high' : undefined}
        />
        {vehicle.tier && <TierLabel tier={vehicle.tier} />}
        <p className={vehicle.isInStock ? undefined : styles.stock}>{vehicle.stockLine}</p>
      </div>
      <div>
        <MakeLogo make={vehicle.make} />
        <Heading>
          <a id={nameId} href={href}>
            {`${vehicle.make.name} ${vehicle.model.name} `}
            <i>{vehicle.derivative.name}</i>
          </a>
        </Heading>
      </div>
      <PriceBlock
        price={deal.price}
        {...(texts && { texts })}
        size="small"
        isInsured={vehicle.pricingType === 'atc'}
        isShort
      />
      <div>
        {offer && <p className={styles.offer}>{offer}</p>}
        <p>{vehicle.facts}</p>
        {versions && <a href={versions.href}>{versions.label}</a>}
      </div>
      <div className={dealActions}>
        {texts && <WhatsIncluded words={texts.included} />}
        <DealActions dealType={deal.dealType} vehicle={vehicle} item={item} nameId={nameId} />
      </div>
    </article>
  );
}

/** A pricing tier in its own colour, with its own icon. */
export function TierLabel({ tier }: { readonly tier: Tier }) {
  return <p className={tierLabelStyles[tier]}>{tierLabels[tier]}</p>;
}
