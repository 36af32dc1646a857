import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import { toMovedModel } from '#server/pages/loaders/moved-model.ts';
import { compareHref, maxCompared } from '#shared/deals/compared-deals.ts';
import type { Deal } from '#shared/deals/deal.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { otherDealType } from '#shared/deals/deal-type-toggle.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { AlternativesData } from '#shared/pages/alternatives/alternatives-data.ts';
import type { AlternativesPage, alternativesPages } from '#shared/pages/alternatives/alternatives-pages.ts';
import { alternativesPath, withQuery } from '#shared/routes/link-to.ts';
import { alternativeQuestions } from './alternative-questions.ts';
import { type ReasonFacts, reasonWords } from './reason-words.ts';

/** The loader of the alternatives under each deal type. */
export const alternativesLoaders: {
  readonly [Name in keyof typeof alternativesPages]: Loader<AlternativesPage>;
} = {
  personalAlternatives: loadAlternatives('personal'),
  businessAlternatives: loadAlternatives('business'),
  vanAlternatives: loadAlternatives('van'),
};

const shownCount = 12;
/** Further ones are looked at for the closest electric one. */
const foundCount = 100;

function loadAlternatives(dealType: DealType): Loader<AlternativesPage> {
  return (request) => {
    const { params, search } = request;
    const snapshot = request.services.catalogue.snapshot();
    const { profile, notes } = parseProfile(search);
    const slugs = { make: params.make ?? '', range: params.shortModel ?? '' };
    const found = snapshot.findAlternatives({ dealType, ...slugs }, profile, foundCount);
    if (!found) throw toMovedModel(request, dealType, (place) => alternativesPath(dealType, place));
    const { example } = found;
    const from = reasonFacts(snapshot, example);
    const alternatives = found.alternatives.map((deal) => ({
      deal,
      reason: reasonWords(from, reasonFacts(snapshot, deal)),
    }));
    return { ...frameOf(request, { example, profile, notes }), ...tell({ example, alternatives, profile }) };
  };
}

interface Frame {
  readonly example: Deal;
  readonly profile: AskedProfile;
  readonly notes: readonly string[];
}

/** Everything but the alternatives. */
function frameOf({ path, services }: LoaderRequest, { example, profile, notes }: Frame) {
  const { dealType, vehicle } = example;
  const { make, range } = vehicle;
  return {
    dealType,
    make,
    range,
    imageHost: services.site.imageHost,
    path,
    heading: headings[dealType](`${make.name} ${range.name}`),
    profile,
    example,
    notes,
    ...counterpartOf(example, profile),
  };
}

const headings: Readonly<Record<DealType, (name: string) => string>> = {
  personal: (name) => `Alternatives to the ${name}`,
  business: (name) => `Business lease alternatives to the ${name}`,
  van: (name) => `Van lease alternatives to the ${name}`,
};

type Told = Pick<AlternativesData, 'example' | 'alternatives' | 'profile'>;

function tell({ example, alternatives: found, profile }: Told) {
  const alternatives = found.slice(0, shownCount);
  const { make, range, model, derivative } = example.vehicle;
  const { price } = example;
  const cost = price
    ? `, at a true monthly cost of ${formatPounds(price.trueMonthlyPence, { pennies: true })} ${price.vat}`
    : '';
  const closest = [example, ...alternatives.map(({ deal }) => deal)].slice(0, maxCompared);
  return {
    alternatives,
    introduction: `The ${dealTypes[example.dealType].vehicleType === 'car' ? 'cars' : 'vans'} closest to the ${make.name} ${range.name} by body, size, fuel and price. Each is compared with the ${model.name} ${derivative.name}${cost}.`,
    compareHref: compareHref(
      closest.map(({ dealType, vehicle }) => ({ dealType, vehicleRef: vehicle.vehicleRef, profile })),
    ),
    faqs: alternativeQuestions({ make, range, example, alternatives, found }),
  };
}

function reasonFacts(snapshot: Snapshot, { vehicle, price }: Deal): ReasonFacts {
  const facts = snapshot.findVehicle(vehicle.vehicleRef) ?? vehicle;
  return { ...facts, trueMonthlyPence: price?.trueMonthlyPence };
}

/** The same page under the other deal type of cars: the same vehicles are leased under both. */
function counterpartOf({ dealType, vehicle }: Deal, profile: AskedProfile): { counterpart?: string } {
  if (dealType === 'van') return {};
  const slugs = { make: vehicle.make.slug, range: vehicle.range.slug };
  return {
    counterpart: withQuery(alternativesPath(otherDealType(dealType), slugs), profileQuery(profile)),
  };
}
