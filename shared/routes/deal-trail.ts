import { type BodyType, bodyTypes } from '#shared/deals/body-type.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { type PricingType, pricingTypeParameter } from '#shared/deals/pricing-type.ts';
import { type ThemeName, themes } from '#shared/deals/themes.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import { toTitleCase } from '#shared/format/to-title-case.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';
import { bodyTypePath } from './body-type-path.ts';
import { dealsPath, scopePath, withQuery } from './link-to.ts';
import type { Page, PageLocation, PageServer } from './page.ts';

const homeCrumb: Crumb = { name: 'Home', path: '/' };

/** The subject of a page about deals: the names for its slugs, or its theme. */
export interface DealTopic {
  readonly make?: Named;
  readonly range?: Named;
  readonly model?: Named;
  readonly bodyType?: BodyType;
  readonly theme?: ThemeName;
}

/** A topic under one deal type and kind of offer. */
export interface DealSubject {
  readonly dealType: DealType;
  readonly pricingType: PricingType;
  readonly topic: DealTopic;
}

/**
 * Crumbs from the deal type down to a topic (spec, section 2): each carries `pricingType` when the offer is insured
 * (Atc) or used, and personal insured pages add "Insured".
 */
export function dealTrail({ dealType, pricingType, topic }: DealSubject): readonly Crumb[] {
  const carry = (path: string) => withQuery(path, { pricingType: pricingTypeParameter(pricingType) });
  const isInsured = dealType === 'personal' && pricingType === 'atc';
  const { insuredCars } = themes;
  return [
    { name: dealTypes[dealType].label, path: carry(dealsPath(dealType)) },
    ...(isInsured ? [{ name: insuredCars.crumb, path: insuredCars.path }] : []),
    ...themeCrumbs(topic),
    ...(topic.bodyType
      ? [{ name: bodyTypes[topic.bodyType].label, path: carry(bodyTypePath(dealType, topic.bodyType)) }]
      : []),
    ...scopeCrumbs(dealType, topic).map(({ name, path }) => ({ name, path: carry(path) })),
  ];
}

function themeCrumbs({ theme }: DealTopic): readonly Crumb[] {
  if (!theme || theme === 'insuredCars') return [];
  return [{ name: themes[theme].crumb, path: themes[theme].path }];
}

function scopeCrumbs(dealType: DealType, { make, range, model }: DealTopic): readonly Crumb[] {
  const slugs = { make: make?.slug, range: range?.slug, model: model?.slug };
  return [
    ...(make ? [{ name: make.name, path: scopePath(dealType, { make: slugs.make }) }] : []),
    ...(range ? [{ name: range.name, path: scopePath(dealType, { ...slugs, model: undefined }) }] : []),
    ...(model ? [{ name: model.name, path: scopePath(dealType, slugs) }] : []),
  ];
}

/**
 * The breadcrumb trail of a page: Home first, the page itself last. Visible crumbs and JSON-LD both come from it.
 */
export function createTrail<Data>(
  { path, server }: Pick<Page<Data>, 'path' | 'server'>,
  data: Data,
  location: PageLocation,
): readonly Crumb[] {
  const crumbs = server.trail?.(data, location) ?? [...(server.above ?? []), crumbOf({ path, server })];
  return crumbs[0]?.path === homeCrumb.path ? crumbs : [homeCrumb, ...crumbs];
}

/** The crumb of a page that has a name. */
export function crumbOf({
  path,
  server: { name = '', crumb = toTitleCase(name) },
}: {
  readonly path: string;
  readonly server: Pick<PageServer<never>, 'name' | 'crumb'>;
}): Crumb {
  return { name: crumb, path };
}
