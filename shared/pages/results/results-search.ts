import { allBodyTypes, type BodyType, bodyTypeNoun, bodyTypes } from '#shared/deals/body-type.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { type Theme, type ThemeName, themes } from '#shared/deals/themes.ts';
import { bodyTypePath } from '#shared/routes/body-type-path.ts';
import type { PageServer, SearchWords } from '#shared/routes/page.ts';

/** What menus and search call a list, and what else the search says of it. */
type ListNames = Pick<PageServer<unknown>, 'name' | 'menuLabel' | 'search'>;

/** The lists of all deals of a type. */
export const everyDealNames: Readonly<Record<DealType, ListNames>> = {
  personal: {
    name: 'Personal car lease deals',
    menuLabel: 'All car deals',
    search: { description: 'Every car on personal contract hire, with prices inc VAT' },
  },
  business: {
    name: 'Business car lease deals',
    menuLabel: 'All business car deals',
    search: { description: 'Every car on business contract hire, with prices ex VAT' },
  },
  van: {
    name: 'Van lease deals',
    menuLabel: 'All van deals',
    search: { description: 'Every van on business contract hire, with prices ex VAT' },
  },
};

const wordsByTheme: Readonly<Partial<Record<ThemeName, string>>> = {
  usedCars: 'second hand nearly new',
  insuredCars: 'insured insurance',
  shortTermCars: 'temporary six months one year rental 6 12',
  shortTermVans: 'temporary six months one year rental 6 12',
  manchester: 'salford near me local',
  london: 'near me local',
  liverpool: 'wirral merseyside near me local',
};

/** A theme's list. */
export function themeNames(theme: ThemeName): ListNames {
  const { heading, menuLabel, description, crumb, dealType, scope }: Theme = themes[theme];
  const others = scope.specialOffersOnly ? 'cheap cheapest best deals' : wordsByTheme[theme];
  return {
    name: heading,
    ...(menuLabel !== undefined && { menuLabel }),
    search: { description, words: others ? `${crumb} ${others}` : crumb, about: dealType },
  };
}

/** Words other than its name by which people look for a body type. */
const wordsByBodyType: Readonly<Partial<Record<BodyType, string>>> = {
  'suv-crossover': 'family car off-road',
  saloon: 'sedan family car',
  estate: 'family car',
  'convertible-cabriolet': 'cabriolet cabrio roadster soft top open top',
  mpv: 'family car people carrier many seats',
  '4x4': 'four wheel drive off-road',
  'city-car': 'small car supermini first car',
  pickup: 'truck double cab',
  crew: 'crew cab many seats',
  luton: 'removal tail lift box',
  dropside: 'flatbed tipper truck',
};

/** Entry of the site search for the list of each body type under a deal type. */
export function bodyTypeSearch(dealType: DealType): readonly (SearchWords & { readonly path: string })[] {
  return allBodyTypes
    .filter((type) => bodyTypes[type].vehicleType === dealTypes[dealType].vehicleType)
    .map((type) => {
      const { label } = bodyTypes[type];
      const words = wordsByBodyType[type];
      return {
        path: bodyTypePath(dealType, type),
        title: `${label} lease deals${dealType === 'business' ? ' for business' : ''}`,
        description: `Every ${bodyTypeNoun(type)} you can get on a ${dealType} lease`,
        ...(words && { words }),
        dealTypes: [dealType],
      };
    });
}
