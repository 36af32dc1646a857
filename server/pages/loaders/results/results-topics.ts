import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { toMovedModel } from '#server/pages/loaders/moved-model.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { bodyTypes, findBodyTypeBySlug } from '#shared/deals/body-type.ts';
import type { DealScope } from '#shared/deals/deal-query.ts';
import type { DealQueryBase } from '#shared/deals/deal-query-string.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { type Theme, type ThemeName, themes } from '#shared/deals/themes.ts';
import type { DealTopic } from '#shared/routes/deal-trail.ts';
import { scopePath } from '#shared/routes/link-to.ts';

/** The topic of a results page, and the part of the query that its path fixes. */
interface FoundTopic {
  readonly topic: DealTopic;
  readonly base: DealQueryBase;
}

/**
 * Reads a page's topic from its path. Throws `MovedError` when its model is for sale under another range,
 * `NotFoundError` when nothing with that name is for sale.
 */
export type TopicFinder = (request: LoaderRequest) => FoundTopic;

/** Every deal of a type. */
export function everyDeal(dealType: DealType): TopicFinder {
  return () => ({ topic: {}, base: { dealType, scope: {} } });
}

/** A kind of deal that has its own path. */
export function themeTopic(name: ThemeName): TopicFinder {
  const { dealType, scope, pricingType, terms }: Theme = themes[name];
  return () => ({ topic: { theme: name }, base: { dealType, scope, pricingType, terms } });
}

/** `…/body-type/:bodyType`, by its SEO slug. */
export function bodyTypeTopic(dealType: DealType): TopicFinder {
  return ({ params }) => {
    const bodyType = findBodyTypeBySlug(params.bodyType ?? '');
    if (!bodyType || bodyTypes[bodyType].vehicleType !== dealTypes[dealType].vehicleType) {
      throw new NotFoundError(`Body type ${params.bodyType}`);
    }
    return { topic: { bodyType }, base: { dealType, scope: { preset: { bodyType: [bodyType] } } } };
  };
}

/** `…/:make`, `…/:make/:shortModel` and `…/:make/:shortModel/:model`, as deep as the path goes. */
export function modelTopic(dealType: DealType): TopicFinder {
  return (request) => {
    const { make, shortModel: range, model } = request.params;
    const topic = findNames(request.services.catalogue.snapshot(), dealType, { make, range, model });
    if (!topic) throw toMovedModel(request, dealType, (place) => scopePath(dealType, place));
    const scope: DealScope = {
      ...(make ? { make } : {}),
      ...(range ? { range } : {}),
      ...(model ? { model } : {}),
    };
    return { topic, base: { dealType, scope } };
  };
}

type Slugs = Readonly<Record<'make' | 'range' | 'model', string | undefined>>;

/** Undefined when one of the names is not known. */
function findNames(
  snapshot: Snapshot,
  dealType: DealType,
  { make, range, model }: Slugs,
): DealTopic | undefined {
  const { vehicleType } = dealTypes[dealType];
  const found: DealTopic = {
    ...present('make', make && snapshot.findMake(vehicleType, make)),
    ...present('range', make && range && snapshot.findRange(vehicleType, make, range)),
    ...present('model', make && range && model && snapshot.findModel(vehicleType, make, range, model)),
  };
  return !found.make || (range && !found.range) || (model && !found.model) ? undefined : found;
}

function present<Name extends string, Value>(name: Name, value: Value | '' | undefined) {
  return value ? ({ [name]: value } as Readonly<Record<Name, Value>>) : {};
}
