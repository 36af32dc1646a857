import type { Deal } from '#shared/deals/deal.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { specialOfferWords } from '#shared/deals/special-offer.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { cardTexts, DealCard } from '#shared/ui/deal-card.tsx';
import { DealGrid } from '#shared/ui/deal-grid.tsx';
import { Pagination } from '#shared/ui/pagination.tsx';
import { PicksForms } from '#shared/ui/picks-forms.tsx';
import { ReusedMarkup } from '#shared/ui/reused-markup.tsx';
import type { ResultsData } from './results-data.ts';

/** Cards whose drawings are fetched at once; see `DealCard`. */
const eagerCards = 4;

/** One page of deals. The server makes a card once for each import and vehicle, and fills in what the profile costs. */
export function DealList({ data }: { readonly data: ResultsData }) {
  const { deals, keptCards, page, pageCount } = data;
  const refs = keptCards ?? deals.map(({ vehicle }) => vehicle.vehicleRef);
  return (
    <>
      <DealGrid>
        {refs.map((vehicleRef, index) => (
          <Card key={vehicleRef} vehicleRef={vehicleRef} deal={deals[index]} index={index} data={data} />
        ))}
      </DealGrid>
      <PicksForms profile={data.profile} />
      <Pagination page={page} pageCount={pageCount} hrefFor={(other) => pageHref(data, other)} />
    </>
  );
}

interface CardProps {
  readonly vehicleRef: string;
  /** Undefined for a card that stays as the server drew it. */
  readonly deal: Deal | undefined;
  readonly index: number;
  readonly data: ResultsData;
}

function Card({ vehicleRef, deal, index, data }: CardProps) {
  const { catalogueVersion, dealType, imageHost } = data;
  const profile = profileQuery(data.profile);
  const key = `card ${catalogueVersion} ${dealType} ${vehicleRef} ${index === 0} ${index < eagerCards}`;
  const cacheKey = `${key} ${Object.values(profile)}`;
  if (!deal) return <ReusedMarkup as="li" cacheKey={cacheKey} render={undefined} />;
  const href = withQuery(vehiclePath(dealType, deal.vehicle), profile);
  return (
    <ReusedMarkup
      as="li"
      cacheKey={cacheKey}
      sharedKey={`${key} ${specialOfferWords(deal) ?? ''}`}
      blanks={[href, ...cardTexts(deal)]}
      render={([link = '', ...texts]) => (
        <DealCard
          deal={deal}
          href={link}
          texts={texts}
          headingLevel={2}
          imageHost={imageHost}
          position={index + 1}
        />
      )}
    />
  );
}

/** The address of a page of this list. */
export function pageHref({ pagesHref }: ResultsData, page: number): string {
  if (page === 1) return pagesHref;
  return `${pagesHref}${pagesHref.includes('?') ? '&' : '?'}page=${page}`;
}
