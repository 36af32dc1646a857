import { toStructuredData } from '#server/pages/describe-page.ts';
import type { LoadedPage } from '#server/pages/load-page.ts';
import { footerGroups, legalLinks } from '#shared/app/footer-links.ts';
import { allVehicleTabs, menuButtons, primaryLinks, vehicleTabs } from '#shared/app/menu-plans.ts';
import type { SiteFacts } from '#shared/app/page-state.ts';
import type { Deal } from '#shared/deals/deal.ts';
import { offeredMiles, usualTerms } from '#shared/deals/profile.ts';
import { initialChoices, mileageChoices, profileValues, termChoices } from '#shared/deals/profile-fields.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { ResultsData } from '#shared/pages/results/results-data.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { cardTexts, eagerCards } from '#shared/ui/deal-card.tsx';

/** The page's structured data as it stands in the document. */
export function toJsonLd({ page: { record }, state }: LoadedPage, { site }: SiteFacts): string {
  return JSON.stringify(toStructuredData({ record, state, imageUrl: site.origin }, site)).replaceAll(
    '<',
    '\\u003c',
  );
}

/** What the Astro page draws: a results page, its words as the site's own components would write them. */
export function toAstroPage(loaded: LoadedPage, facts: SiteFacts) {
  const { head } = loaded.state;
  const results = loaded.state.data as ResultsData;
  return {
    head,
    site: facts.site,
    tabs,
    jsonLd: toJsonLd(loaded, facts),
    trail: head.trail,
    results: { ...results, count: formatCount(results.total, 'deal') },
    fields: toFields(results),
    cards: results.deals.map((deal, place) => toCard(deal, place, results)),
    footer: { groups: footerGroups, legal: legalLinks, note: facts.catalogueNote },
  };
}

const tabs = allVehicleTabs.map((tab) => ({
  label: vehicleTabs[tab].label,
  links: [vehicleTabs[tab], ...menuButtons(tab), ...primaryLinks[tab]],
}));

function toFields({ profile }: ResultsData) {
  const { term, miles, initial } = profileValues(profile);
  const { termMonths, realMiles } = profile;
  return [
    { name: 'term', label: 'Term', value: term, choices: termChoices(usualTerms, termMonths) },
    { name: 'miles', label: 'Miles a year', value: miles, choices: mileageChoices(offeredMiles, realMiles) },
    { name: 'initial', label: 'Initial payment', value: initial, choices: initialChoices(termMonths) },
  ];
}

function toCard(deal: Deal, place: number, { profile, imageHost }: ResultsData) {
  const { vehicle, dealType, price } = deal;
  return {
    href: withQuery(vehiclePath(dealType, vehicle), profileQuery(profile)),
    make: vehicle.make.name,
    model: vehicle.model.name,
    derivative: vehicle.derivative.name,
    image: imageHost + vehicle.imagePath,
    alt: vehicle.imageAlt,
    labels: price ? ['true monthly cost'] : [],
    texts: Object.values(cardTexts(deal) ?? {}),
    facts: vehicle.facts,
    stockLine: vehicle.stockLine,
    vehicleRef: vehicle.vehicleRef,
    isEager: place < eagerCards,
  };
}
