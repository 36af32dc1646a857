import { ReusedMarkup } from '#shared/app/reused-markup.tsx';
import type { Deal } from '#shared/deals/deal.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { DealCard } from '#shared/ui/deal-card.tsx';
import { DealGrid } from '#shared/ui/deal-grid.tsx';
import { Pagination } from '#shared/ui/pagination.tsx';
import type { ResultsData } from './results-data.ts';

/** The first cards are in sight at once, so their drawings are not left for later. */
const eagerCards = 4;

/** One page of deals. A card is made once for each import, profile and vehicle. */
export function DealList({ data }: { readonly data: ResultsData }) {
  const profile = profileQuery(data.profile);
  const key = `card ${data.catalogueVersion} ${data.dealType} ${Object.values(profile)}`;
  return (
    <>
      <DealGrid>
        {data.deals.map((deal, index) => (
          <ReusedMarkup
            key={deal.vehicle.vehicleRef}
            as="li"
            cacheKey={`${key} ${deal.vehicle.vehicleRef} ${index < eagerCards}`}
            render={() => card(deal, { profile, position: index + 1, imageHost: data.imageHost })}
          />
        ))}
      </DealGrid>
      <Pagination page={data.page} pageCount={data.pageCount} hrefFor={(page) => pageHref(data, page)} />
    </>
  );
}

interface CardContext {
  readonly profile: ReturnType<typeof profileQuery>;
  readonly position: number;
  readonly imageHost: string;
}

function card(deal: Deal, { profile, position, imageHost }: CardContext) {
  const href = withQuery(vehiclePath(deal.dealType, deal.vehicle), profile);
  return <DealCard deal={deal} href={href} position={position} headingLevel={2} imageHost={imageHost} />;
}

function pageHref({ pagesHref }: ResultsData, page: number): string {
  if (page === 1) return pagesHref;
  return `${pagesHref}${pagesHref.includes('?') ? '&' : '?'}page=${page}`;
}
