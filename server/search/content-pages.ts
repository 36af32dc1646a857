import { allBodyTypes, type BodyType, bodyTypes } from '#shared/deals/body-type.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { type Theme, themes } from '#shared/deals/themes.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { bodyTypePath } from '#shared/routes/link-to.ts';
import { pageNames, siteMap } from '#shared/routes/site-map.ts';
import type { ContentPage } from './plain-pages.ts';
import { plainPages, wordsByBodyType, wordsByPath } from './plain-pages.ts';

/** Where the content comes from, in the order in which the same path is taken once: whoever brings pages joins here. */
const contentSources: readonly (() => readonly ContentPage[])[] = [
  listThemes,
  listBodyTypes,
  listEnquiries,
  () => plainPages,
];

const patterns = new Set<string>(pageNames.map((name) => siteMap[name].path));

/** Every page that has words of its own and is served: what waits for its page in the site map is not found before. */
export function listContentPages(): readonly ContentPage[] {
  const byPath = new Map<string, ContentPage>();
  for (const page of contentSources.flatMap((list) => list())) {
    if (isServed(page.path) && !byPath.has(page.path)) byPath.set(page.path, withWords(page));
  }
  return [...byPath.values()];
}

function isServed(path: string): boolean {
  return patterns.has(path) || patterns.has(path.replace(/\/body-type\/[^/]+$/, '/body-type/:bodyType'));
}

function withWords(page: ContentPage): ContentPage {
  const words = [page.words, wordsByPath[page.path]].filter(Boolean).join(' ');
  return words === '' ? page : { ...page, words };
}

function listThemes(): readonly ContentPage[] {
  return Object.values<Theme>(themes).map(({ path, heading, description, crumb, dealType, scope }) => ({
    path,
    title: heading,
    description,
    words: scope.specialOffersOnly ? `${crumb} cheap cheapest best deals` : crumb,
    about: dealType,
  }));
}

function listBodyTypes(): readonly ContentPage[] {
  return allBodyTypes.flatMap((type) =>
    bodyTypes[type].vehicleType === 'car'
      ? [toBodyTypePage('personal', type), toBodyTypePage('business', type)]
      : [toBodyTypePage('van', type)],
  );
}

function toBodyTypePage(dealType: DealType, type: BodyType): ContentPage {
  const words = wordsByBodyType[type];
  return {
    path: bodyTypePath(dealType, type),
    title: `${bodyTypes[type].label} lease deals${dealType === 'business' ? ' for business' : ''}`,
    description: `Every ${bodyTypes[type].label} that can be had on a ${dealType} lease`,
    ...(words && { words }),
    dealTypes: [dealType],
  };
}

function listEnquiries(): readonly ContentPage[] {
  return Object.values(enquiryDefinitions).map(({ path, title, description }) => ({
    path,
    title,
    description,
  }));
}
