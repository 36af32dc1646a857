import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { DealQuery, DealScope } from '#shared/deals/deal-query.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { type Theme, themes } from '#shared/deals/themes.ts';
import { bodyTypePath } from '#shared/routes/body-type-path.ts';
import type { DealTopic } from '#shared/routes/deal-trail.ts';
import { dealsPath, scopePath } from '#shared/routes/link-to.ts';

/**
 * Path of a car topic under the query's deal type: its own page if that has deals, else the nearest wider topic that
 * has. Special offers have a page under both deal types; other themes become filters of the whole list.
 */
export function findTopicPath(snapshot: Snapshot, topic: DealTopic, query: DealQuery): string {
  const { dealType, scope } = query;
  if (scope.specialOffersOnly) return findOffersPath(dealType) ?? dealsPath(dealType);
  if (topic.theme) return dealsPath(dealType);
  if (topic.bodyType)
    return hasDeals(snapshot, query) ? bodyTypePath(dealType, topic.bodyType) : dealsPath(dealType);
  return findScopePath(snapshot, dealType, query);
}

function findOffersPath(dealType: DealType): string | undefined {
  const all: readonly Theme[] = Object.values(themes);
  return all.find((theme) => theme.dealType === dealType && theme.scope.specialOffersOnly)?.path;
}

function findScopePath(snapshot: Snapshot, dealType: DealType, query: DealQuery): string {
  const { make, range, model } = query.scope;
  const levels: readonly DealScope[] = [
    ...(make && range && model ? [{ make, range, model }] : []),
    ...(make && range ? [{ make, range }] : []),
    ...(make ? [{ make }] : []),
  ];
  const level = levels.find((scope) => hasDeals(snapshot, { ...query, scope }));
  return level ? scopePath(dealType, level) : dealsPath(dealType);
}

/** Whether anything in the query's scope has a price at its profile, without regard to filters. */
function hasDeals(snapshot: Snapshot, query: DealQuery): boolean {
  const unfiltered = { facets: {}, budget: { basis: query.budget.basis }, inStock: false, page: 1 };
  return (
    snapshot.query({ ...query, ...unfiltered, sort: 'true-monthly', isGrouped: false }).prices !== undefined
  );
}
