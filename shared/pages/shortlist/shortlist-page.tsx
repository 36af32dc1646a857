import type { CardVehicle } from '#shared/deals/deal.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';
import { shortlistPath } from '#shared/deals/shortlist.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { CompareBox } from '#shared/ui/deal-actions.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import layout from '#shared/ui/page-layout.module.css';
import { CompareForm } from '#shared/ui/picks-forms.tsx';
import { PriceBlock } from '#shared/ui/price-block.tsx';
import styles from './shortlist-page.module.css';

/** A saved deal, its price then and now. */
export interface ShortlistEntry {
  readonly item: string;
  readonly dealType: DealType;
  readonly vehicle: Pick<CardVehicle, 'vehicleRef' | 'make' | 'model' | 'derivative'>;
  readonly href: string;
  readonly image: { readonly src: string; readonly alt: string };
  readonly quoteHref: string;
  /** Today's price; absent when it is on application. */
  readonly price?: Price;
  /** Whether insurance is included in the price. */
  readonly isInsured: boolean;
  /** "Saved 12 Nov 2026 at £223.92 a month true cost" */
  readonly saved: string;
  /** "£3 less a month than when you saved it"; absent without both prices. */
  readonly change?: { readonly words: string; readonly isCheaper: boolean };
}

export interface ShortlistData {
  readonly entries: readonly ShortlistEntry[];
  /** How many saved deals are no longer offered. */
  readonly goneCount: number;
  /** True after a deal was refused because the list is full. */
  readonly isFull: boolean;
  /** The page that the visitor came from. */
  readonly from?: string;
}

/** The deals that a visitor saved without an account, with what they cost then and now. */
export default function ShortlistPage({ data }: PageProps<ShortlistData>) {
  const { entries, goneCount, isFull, from } = data;
  return (
    <div className={layout.page}>
      <div className={styles.head}>
        <h1>Saved deals</h1>
        <p className={layout.lead}>
          {'Kept in this browser. '}
          <a href={`${accountPaths.login}?next=${encodeURIComponent(accountPaths.deals)}`}>Log in</a>
          {' to keep them in your account.'}
        </p>
        {from !== undefined && <a href={from}>Back to the page you were on</a>}
      </div>
      {isFull && (
        <Notice kind="warning">
          <p>Your list of saved deals is full, so we couldn’t add that one. Remove one first.</p>
        </Notice>
      )}
      {goneCount > 0 && (
        <Notice kind="info">
          <p>{`We no longer offer ${formatCount(goneCount, 'deal')} that you saved.`}</p>
        </Notice>
      )}
      {entries.length === 0 ? <Empty /> : <Entries entries={entries} />}
    </div>
  );
}

function Empty() {
  return (
    <div className={styles.empty}>
      <p>No saved deals yet. Press the heart on any deal to save it here.</p>
      <div>
        <ButtonLink href={dealsPath('personal')}>Look at car deals</ButtonLink>
      </div>
    </div>
  );
}

function Entries({ entries }: Pick<ShortlistData, 'entries'>) {
  return (
    <>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.item}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      <CompareForm />
    </>
  );
}

function Entry({ entry }: { readonly entry: ShortlistEntry }) {
  const { item, dealType, vehicle, href, image, quoteHref, price, isInsured, saved, change } = entry;
  const name = `${vehicle.make.name} ${vehicle.model.name}`;
  return (
    <article className={styles.entry}>
      <img className={styles.picture} src={image.src} alt={image.alt} width={640} height={280} />
      <div>
        <h2 className={styles.name}>
          <a href={href}>{name}</a>
          <span>{vehicle.derivative.name}</span>
        </h2>
        <p className={styles.saved}>{saved}</p>
        {change && <p className={change.isCheaper ? styles.cheaper : styles.change}>{change.words}</p>}
      </div>
      <PriceBlock price={price} size="small" isInsured={isInsured} />
      <div className={styles.actions}>
        <ButtonLink href={quoteHref}>{price ? 'Get this quote' : 'Ask for a price'}</ButtonLink>
        <CompareBox dealType={dealType} vehicle={vehicle} />
        <form method="post" action={shortlistPath} data-enhanced="">
          <input type="hidden" name="remove" value={item} />
          <Button kind="quiet">
            Remove
            <span className="visually-hidden">{` ${name} ${vehicle.derivative.name}`}</span>
          </Button>
        </form>
      </div>
    </article>
  );
}
