import { dealTypes } from '#shared/deals/deal-type.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { manufacturersPath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { DealTypeToggle } from '#shared/ui/deal-type-toggle.tsx';
import { Notes } from '#shared/ui/notice.tsx';
import { FuelFilter } from './fuel-filter.tsx';
import { MakeGrid } from './make-grid.tsx';
import type { ManufacturersData } from './manufacturers-data.ts';
import styles from './manufacturers-page.module.css';

export default function ManufacturersPage({ data }: PageProps<ManufacturersData>) {
  const isVan = data.dealType === 'van';
  const chosen = data.fuels.filter(({ isChosen }) => isChosen).map(({ fuel }) => fuel);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{isVan ? 'Van makes' : 'Car makes'}</h1>
        <DealTypeToggle page={data} />
      </div>
      <p
        className={styles.lead}
      >{`${formatCount(data.makes.length, 'make')}, A to Z. ${profileSentence(data)}`}</p>
      <Notes notes={data.notes} />
      <FuelFilter
        action={manufacturersPath(isVan ? 'commercial' : 'car')}
        dealType={data.dealType}
        fuels={data.fuels}
      />
      {data.makes.length === 0 && (
        <p>No makes offer that fuel. Choose another, or clear it to see them all.</p>
      )}
      <MakeGrid dealType={data.dealType} makes={data.makes} fuels={chosen} />
    </div>
  );
}

/** The profile behind every "from" price, said once for the page. */
function profileSentence({ profile, dealType }: ManufacturersData): string {
  return `Each “from” price is the make’s lowest true monthly cost ${dealTypes[dealType].vat}, for ${profileWords(profile)}. Fee included, subject to status.`;
}
