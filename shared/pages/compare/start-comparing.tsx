import { profileQuery } from '#shared/deals/profile-query.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { dealsPath, vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { DealCard } from '#shared/ui/deal-card.tsx';
import { DealGrid } from '#shared/ui/deal-grid.tsx';
import { PicksForms } from '#shared/ui/picks-forms.tsx';
import { AddDeal } from './add-deal.tsx';
import type { CompareData } from './compare-data.ts';
import { ScaledDrawing } from './scaled-drawing.tsx';
import styles from './start-comparing.module.css';

/** How to compare, and comparisons and deals to begin with. */
export function StartComparing({ data }: { readonly data: CompareData }) {
  return (
    <>
      <p className={styles.how}>
        Tick “Compare” on any deal, or start with one of these. You can add and remove deals there, and change
        the term and mileage.
      </p>
      <ul className={styles.starters}>
        {data.starters.map(({ title, note, images, href }) => (
          <li key={href}>
            <a className={styles.starter} href={href}>
              <span className={styles.pictures}>
                {images.map((image) => (
                  <ScaledDrawing key={image.src} image={image} />
                ))}
              </span>
              <b>{title}</b>
              <span className={styles.note}>{note}</span>
            </a>
          </li>
        ))}
      </ul>
      <AddDeal data={data} />
      <Deals data={data} />
    </>
  );
}

function Deals({ data: { deals, profile, imageHost } }: { readonly data: CompareData }) {
  const query = profileQuery(profile);
  return (
    <section className={styles.deals}>
      <h2>Good value to start with</h2>
      <p className={styles.how}>
        {`Tick two to four. Prices are for ${profileWords(profile)}. `}
        <a href={dealsPath('personal')}>All car deals</a>
      </p>
      <DealGrid>
        {deals.map((deal) => (
          <li key={deal.vehicle.vehicleRef}>
            <DealCard
              deal={deal}
              href={withQuery(vehiclePath(deal.dealType, deal.vehicle), query)}
              imageHost={imageHost}
            />
          </li>
        ))}
      </DealGrid>
      <PicksForms profile={profile} />
    </section>
  );
}
