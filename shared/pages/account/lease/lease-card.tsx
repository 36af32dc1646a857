import type { ReactNode } from 'react';
import { joinFacts } from '#shared/format/join-facts.ts';
import { agreedLine, PriceBlock, priceTexts } from '#shared/ui/price-block.tsx';
import type { AgreedLease } from './agreed-lease.ts';
import styles from './lease-card.module.css';

interface LeaseCardProps {
  readonly lease: Pick<AgreedLease, 'vehicleName' | 'image'>;
  /** Short facts under the name: numbers and dates. */
  readonly facts: readonly string[];
  readonly label?: CardLabel | undefined;
  /** Target of the link on the vehicle's name. */
  readonly href?: string | undefined;
  readonly children?: ReactNode;
}

export interface CardLabel {
  readonly text: string;
  readonly kind: 'good' | 'plain' | 'warn';
}

/**
 * One quote, order, contract or saved deal in a list: the vehicle's picture and name, short facts, and further content.
 */
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

/** The price line of a lease, and that insurance is in it where it is; narrow, so that each name is near its figure. */
export function LeasePrice({ lease: { price, isInsured }, isRunning = false }: LeasePriceProps) {
  const texts = { ...priceTexts(price), included: agreedLine(price) };
  return (
    <div className={styles.price}>
      <PriceBlock price={price} size="small" isInsured={isInsured === true} {...(isRunning && { texts })} />
    </div>
  );
}

interface LeasePriceProps {
  readonly lease: Pick<AgreedLease, 'price' | 'isInsured'>;
  /** True of a contract that runs: its funder has accepted the customer. */
  readonly isRunning?: boolean;
}

/** The cards of a page, one below the other. */
export function LeaseList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

interface NothingHereProps {
  readonly children: ReactNode;
}

/** Shown in place of an empty list; says what the list is for. */
export function NothingHere({ children }: NothingHereProps) {
  return <div className={styles.nothing}>{children}</div>;
}
