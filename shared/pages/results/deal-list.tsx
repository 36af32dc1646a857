import type { Deal } from '#shared/deals/deal.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { specialOfferWords } from '#shared/deals/special-offer.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { ActionWords } from '#shared/ui/deal-actions.tsx';
import { cardTexts, DealCard, type DealCardProps, eagerCards, versionsLabel } from '#shared/ui/deal-card.tsx';
import { DealGrid } from '#shared/ui/deal-grid.tsx';
import { Pagination } from '#shared/ui/pagination.tsx';
import { PicksForms } from '#shared/ui/picks-forms.tsx';
import { ReusedMarkup } from '#shared/ui/reused-markup.tsx';
import type { ResultsFacts, ShownResults } from './results-data.ts';

/** One page of deals. The server makes a card once for each import and vehicle, and fills in what the profile costs. */
export function DealList({ data }: { readonly data: ShownResults }) {
  const { page, pageCount } = data;
  const cards = toCards(data);
  if (cards.length === 0) return null;
  return (
    <>
      <DealGrid>
        {cards.map((card, index) => (
          <Card key={card.vehicleRef} card={card} index={index} data={data} />
        ))}
      </DealGrid>
      <ActionWords />
      <PicksForms profile={data.profile} />
      <Pagination page={page} pageCount={pageCount} hrefFor={(other) => pageHref(data, other)} />
    </>
  );
}

interface ListedCard {
  readonly vehicleRef: string;
  /** Absent for a card that stays as the server has drawn it. */
  readonly deal?: Deal;
  /** The address of the other versions that the deal stands for. */
  readonly versionsHref?: string | undefined;
}

function toCards(data: ShownResults): readonly ListedCard[] {
  if ('kept' in data) return data.kept.vehicleRefs.map((vehicleRef) => ({ vehicleRef }));
  return data.deals.map((deal, index) => ({
    vehicleRef: deal.vehicle.vehicleRef,
    deal,
    versionsHref: data.versionHrefs[index],
  }));
}

interface CardProps {
  readonly card: ListedCard;
  readonly index: number;
  readonly data: ResultsFacts;
}

function Card({ card: { vehicleRef, deal, versionsHref }, index, data }: CardProps) {
  const { catalogueVersion, dealType, imageHost, pagesHref } = data;
  const profile = profileQuery(data.profile);
  const key = `card ${catalogueVersion} ${dealType} ${vehicleRef} ${index === 0} ${index < eagerCards}`;
  // The address of other versions has the filters in it.
  const cacheKey = `${key} ${data.rangeCount === undefined ? Object.values(profile) : pagesHref}`;
  if (!deal) return <ReusedMarkup as="li" cacheKey={cacheKey} render={undefined} />;
  const href = withQuery(vehiclePath(dealType, deal.vehicle), profile);
  const words = listWords(deal, versionsHref);
  return (
    <ReusedMarkup
      as="li"
      cacheKey={cacheKey}
      sharedKey={`${key} ${words.map(([name]) => name)} ${specialOfferWords(deal) ?? ''}`}
      blanks={[href, ...words.map(([, text]) => text)]}
      render={([link = '', ...blanks]) => (
        <DealCard
          deal={deal}
          href={link}
          nameId={vehicleRef}
          {...toCardWords(words, blanks)}
          headingLevel={2}
          imageHost={imageHost}
          position={index + 1}
        />
      )}
    />
  );
}

type Words = readonly (readonly [name: string, text: string])[];

/** What differs between lists on a card, by name, in the order in which it stands there. */
function listWords(deal: Deal, versionsHref: string | undefined): Words {
  const { included, ...texts } = cardTexts(deal) ?? {};
  const versions = deal.others && versionsHref && { versionsHref, versions: versionsLabel(deal.others) };
  return Object.entries({ ...texts, ...versions, included }).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text] as const],
  );
}

/** The same as a card takes it, with blanks in the place of the texts. */
function toCardWords(words: Words, blanks: readonly string[]): Pick<DealCardProps, 'texts' | 'versions'> {
  const named = new Map(words.map(([name], index) => [name, blanks[index] ?? '']));
  const get = (name: string) => named.get(name) ?? '';
  return {
    texts: named.has('plan')
      ? {
          trueMonthly: get('trueMonthly'),
          miles: named.get('miles'),
          plan: get('plan'),
          profile: get('profile'),
          included: get('included'),
        }
      : undefined,
    versions: named.has('versions') ? { href: get('versionsHref'), label: get('versions') } : undefined,
  };
}

/** The address of a page of this list. */
export function pageHref({ pagesHref }: ResultsFacts, page: number): string {
  if (page === 1) return pagesHref;
  return `${pagesHref}${pagesHref.includes('?') ? '&' : '?'}page=${page}`;
}
