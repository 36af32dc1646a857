import type { DealSort } from '#shared/deals/deal-query.ts';
import { offeredMiles } from '#shared/deals/profile.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import type { Part, Wish } from './sentence-part.ts';

const [leastMiles = 0] = offeredMiles;

const sortPart = (label: string, sort: DealSort): Part => ({ label, wish: { kind: 'sort', sort } });

/** Parts that have no number and are no facet, with what people say for them. */
const parts: readonly (readonly [part: Part, says: string])[] = [
  [
    { label: 'in stock', wish: { kind: 'stock' } },
    'in stock, instock, stock, from stock, available now, ready now, ready to go, quick delivery, fast delivery, quickly, asap, straight away, immediate delivery, immediately, in a hurry, urgently',
  ],
  [
    { label: 'special offers', wish: { kind: 'offers' } },
    'special offer, special offers, offers, on offer, bargain, bargains, discounted, reduced, best deals, hot deals',
  ],
  [
    { label: 'used', wish: { kind: 'pricing', pricingType: 'used' } },
    'used, second hand, secondhand, pre owned, preowned, nearly new',
  ],
  [
    { label: 'insurance included', wish: { kind: 'pricing', pricingType: 'atc' } },
    'with insurance, insured, insurance included, including insurance, inc insurance, with insurance included, includes insurance, insurance in the price',
  ],
  [
    { label: 'maintained', wish: { kind: 'profile', name: 'maintained', value: 'true' } },
    'maintained, with maintenance, maintenance included, including maintenance, inc maintenance, with servicing, servicing included, including servicing, with tyres, all inclusive, fully maintained, with a maintenance package',
  ],
  [
    { label: '1 month up front', wish: { kind: 'profile', name: 'initial', value: '1' } },
    'no deposit, zero deposit, low deposit, without a deposit, without deposit, nothing up front, nothing upfront, no upfront, no money down, small deposit, no initial payment, little up front',
  ],
  [
    {
      label: `${groupThousands(leastMiles)} miles`,
      wish: { kind: 'profile', name: 'miles', value: String(leastMiles) },
    },
    'low mileage, low miles, few miles, hardly drive, barely drive',
  ],
  [
    sortPart('cheapest first', 'true-monthly'),
    'cheap, cheapest, lowest price, lowest cost, low cost, cheaply, affordable, best price, inexpensive',
  ],
  [
    sortPart('longest range first', 'electric-range'),
    'longest range, long range, best range, biggest range, most range, good range',
  ],
  [sortPart('most payload first', 'payload'), 'biggest payload, most payload, highest payload, best payload'],
  [sortPart('newest first', 'newest'), 'newest, latest, just launched'],
  [
    sortPart('soonest delivery first', 'delivery'),
    'soonest, fastest delivery, quickest delivery, earliest delivery',
  ],
  [
    sortPart('lowest initial payment first', 'initial'),
    'lowest deposit, smallest deposit, lowest initial payment',
  ],
  [
    { label: 'vans', wish: { kind: 'vehicle', vehicleType: 'commercial' } },
    'van, vans, lorry, lorries, commercial, commercials, work van',
  ],
  [
    { label: 'business', wish: { kind: 'contract', contract: 'business' } },
    'business, company, limited company, ltd company, bch, ex vat, plus vat, + vat, fleet, business lease, company car, company cars, business contract hire',
  ],
  [
    { label: 'personal', wish: { kind: 'contract', contract: 'personal' } },
    'personal, personally, pch, inc vat, including vat, personal contract hire',
  ],
];

/** Each phrase with its part. */
export const plainPhrases: readonly (readonly [phrase: string, part: Part])[] = parts.flatMap(
  ([part, says]) => says.split(', ').map((phrase) => [phrase, part] as const),
);

/** Months as people write them, in the order of the calendar. */
export const monthNames =
  'january february march april may june july august september october november december'.split(' ');

/** Wishes of which a sentence can have one: a second one of the same kind is not taken. */
export function slotOf(wish: Wish): string | undefined {
  if (wish.kind === 'profile') return wish.name;
  if (wish.kind === 'names') return undefined;
  if (wish.kind !== 'facets') return wish.kind;
  const single = ['payload', 'loadLength', 'electricRange', 'boot', 'co2', 'delivery'];
  return Object.keys(wish.facets).find((name) => single.includes(name));
}
