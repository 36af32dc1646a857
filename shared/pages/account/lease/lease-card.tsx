import type { ReactNode } from 'react';
import type { Price } from '#shared/deals/price.ts';
import { joinFacts } from '#shared/format/join-facts.ts';
import { PriceBlock } from '#shared/ui/price-block.tsx';
import type { AgreedLease } from './agreed-lease.ts';
import styles from './lease-card.module.css';

interface LeaseCardProps {
  readonly lease: Pick<AgreedLease, 'vehicleName' | 'image'>;
  /** Short facts under the name: numbers and dates. */
  readonly facts: readonly string[];
  readonly label?: CardLabel | undefined;
  /** Where the name leads. */
  readonly href?: string | undefined;
  readonly children?: ReactNode;
}

export interface CardLabel {
  readonly text: string;
  readonly kind: 'good' | 'plain' | 'warn';
}

/** One quote, order, contract or saved deal in a list: the vehicle, what it is called, and what there is to know. */
export function LeaseCard({ lease, facts, label, href, children }: LeaseCardProps) {
  return (
    <article className={styles.card}>
      <LeaseHead lease={lease} facts={facts} label={label} href={href} />
      {children}
    </article>
  );
}

type LeaseHeadProps = Omit<LeaseCardProps, 'children'>;

function LeaseHead({ lease: { image, vehicleName }, facts, label, href }: LeaseHeadProps) {
  return (
    <header className={styles.head}>
      {image && (
        <img
          className={styles.picture}
          src={image.src}
          alt={image.alt}
          width={128}
          height={64}
          loading="lazy"
        />
      )}
      <div className={styles.words}>
        <h2>{href ? <a href={href}>{vehicleName}</a> : vehicleName}</h2>
        <p>{joinFacts(facts)}</p>
      </div>
      {label && <p className={`${styles.label} ${styles[label.kind]}`}>{label.text}</p>}
    </header>
  );
}

/** The price line at a width at which its names and figures read together. */
export function CardPrice({ price }: { readonly price: Price }) {
  return (
    <div className={styles.price}>
      <PriceBlock price={price} size="small" />
    </div>
  );
}

/** The cards of a page, one below the other. */
export function LeaseList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

interface NothingHereProps {
  readonly children: ReactNode;
}

/** Stands where a list has nothing in it, and says what would be there. */
export function NothingHere({ children }: NothingHereProps) {
  return <div className={styles.nothing}>{children}</div>;
}
