import type { PageProps } from '#shared/routes/page.ts';
import { PicksForms } from '#shared/ui/picks-forms.tsx';
import { BrowseSections } from './browse-sections.tsx';
import { DealSearch } from './deal-search.tsx';
import { DealShelfSection } from './deal-shelf-section.tsx';
import type { HomeData } from './home-data.ts';
import styles from './home-page.module.css';
import { PriceExplained } from './price-explained.tsx';

export default function HomePage({ data }: PageProps<HomeData>) {
  const example = data.featured ?? data.shelves[0]?.deals[0];
  return (
    <>
      <DealSearch
        makes={data.makes}
        carCount={data.carCount}
        vanCount={data.vanCount}
        ratings={data.ratings}
        featured={data.featured}
        imageHost={data.imageHost}
      />
      <div className={styles.page}>
        {data.shelves.map((shelf, index) => (
          <DealShelfSection
            key={shelf.title}
            shelf={shelf}
            isFirst={index === 0}
            imageHost={data.imageHost}
          />
        ))}
        <PicksForms />
        <BrowseSections popularMakes={data.popularMakes} />
        {example?.price && <PriceExplained deal={example} price={example.price} />}
      </div>
    </>
  );
}
