import type { Deal } from '#shared/deals/deal.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { DealCard } from '#shared/ui/deal-card.tsx';
import { DealGrid } from '#shared/ui/deal-grid.tsx';
import { Pagination } from '#shared/ui/pagination.tsx';
import { ReusedMarkup } from '#shared/ui/reused-markup.tsx';
import type { ResultsData } from './results-data.ts';

/** Cards whose drawings are fetched at once; see `DealCard`. */
const eagerCards = 4;

/** One page of deals. A card is made once for each import, profile and vehicle. */
export function DealList({ data }: { readonly data: ResultsData }) {
  const { deals, imageHost, page, pageCount } = data;
  const profile = profileQuery(data.profile);
  const key = `card ${data.catalogueVersion} ${data.dealType} ${Object.values(profile)}`;
  return (
    <>
      <DealGrid>
        {deals.map((deal, index) => (
          <ReusedMarkup
            key={deal.vehicle.vehicleRef}
            as="li"
            cacheKey={`${key} ${deal.vehicle.vehicleRef} ${index === 0} ${index < eagerCards}`}
            render={() => card(deal, { profile, imageHost, position: index + 1 })}
          />
        ))}
      </DealGrid>
      <Pagination page={page} pageCount={pageCount} hrefFor={(other) => pageHref(data, other)} />
    </>
  );
}

interface CardContext {
  readonly profile: ReturnType<typeof profileQuery>;
  readonly imageHost: string;
  readonly position: number;
}

function card(deal: Deal, { profile, imageHost, position }: CardContext) {
  const href = withQuery(vehiclePath(deal.dealType, deal.vehicle), profile);
  return <DealCard deal={deal} href={href} headingLevel={2} imageHost={imageHost} position={position} />;
}

function pageHref({ pagesHref }: ResultsData, page: number): string {
  if (page === 1) return pagesHref;
  return `${pagesHref}${pagesHref.includes('?') ? '&' : '?'}page=${page}`;
}
