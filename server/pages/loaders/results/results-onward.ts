import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { ContentStore } from '#server/content/content-store.ts';
import { linkGuides, themeGuides } from '#server/pages/loaders/fitting-guides.ts';
import { allBodyTypes, bodyTypes } from '#shared/deals/body-type.ts';
import type { Deal } from '#shared/deals/deal.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import type { OnwardLinks } from '#shared/pages/results/results-data.ts';
import { bodyTypePath } from '#shared/routes/body-type-path.ts';
import type { DealSubject, DealTopic } from '#shared/routes/deal-trail.ts';
import { alternativesPath, reviewsPath, scopePath } from '#shared/routes/link-to.ts';

interface OnwardContext {
  readonly snapshot: Snapshot;
  readonly subject: DealSubject;
  /** The deals on the page; the models of a range are taken from them. */
  readonly deals: readonly Deal[];
}

/**
 * Links to the next level: body types and makes below a whole deal type, models below a range and the pages about it.
 * The ranges of a make are its list.
 */
export function listOnward({ snapshot, subject, deals }: OnwardContext): readonly OnwardLinks[] {
  const { dealType, pricingType, topic } = subject;
  // Counts below are of standard deals; other kinds of deal have pages of their own.
  if (pricingType !== 'standard' || topic.theme || topic.bodyType || topic.model) return [];
  if (topic.make && topic.range)
    return [...modelLinks(dealType, topic.range, deals), aboutRange(dealType, topic.make, topic.range)];
  if (topic.make) return [];
  return [bodyTypeLinks(dealType), makeLinks(snapshot, dealType)];
}

/** Texts for those who look at a themed list, whose addresses carry none of its choices. */
export function listGuides(content: ContentStore, { theme }: DealTopic): readonly OnwardLinks[] {
  const links = linkGuides(content, (theme && themeGuides[theme]) ?? []);
  return links.length === 0
    ? []
    : [{ heading: 'Guides that help', links: links.map(({ label, path }) => ({ name: label, path })) }];
}

function bodyTypeLinks(dealType: DealType): OnwardLinks {
  const { vehicleType } = dealTypes[dealType];
  const types = allBodyTypes.filter((type) => bodyTypes[type].vehicleType === vehicleType);
  return {
    heading: vehicleType === 'car' ? 'Cars by body type' : 'Vans by body type',
    links: types.map((type) => ({ name: bodyTypes[type].label, path: bodyTypePath(dealType, type) })),
  };
}

function makeLinks(snapshot: Snapshot, dealType: DealType): OnwardLinks {
  const { vehicleType } = dealTypes[dealType];
  return {
    heading: vehicleType === 'car' ? 'Cars by make' : 'Vans by make',
    links: snapshot.listMakes(vehicleType).map(({ name, slug, vehicleCount }) => ({
      name,
      path: scopePath(dealType, { make: slug }),
      vehicleCount,
    })),
  };
}

/** No links when the range has only one model. */
function modelLinks(dealType: DealType, range: Named, deals: readonly Deal[]): readonly OnwardLinks[] {
  const models = new Map(deals.map(({ vehicle }) => [vehicle.model.slug, vehicle]));
  if (models.size < 2) return [];
  const links = [...models.values()].map(({ make, model }) => ({
    name: model.name,
    path: scopePath(dealType, { make: make.slug, range: range.slug, model: model.slug }),
  }));
  return [{ heading: `${range.name} models`, links }];
}

/** The pages about a range beside its deals. */
function aboutRange(dealType: DealType, make: Named, range: Named): OnwardLinks {
  const slugs = { make: make.slug, range: range.slug };
  return {
    heading: `More about the ${make.name} ${range.name}`,
    links: [
      { name: `Alternatives to the ${range.name}`, path: alternativesPath(dealType, slugs) },
      { name: 'Customer reviews', path: reviewsPath(dealType, slugs) },
    ],
  };
}
