import type { LoadedPage } from '#server/pages/load-page.ts';
import { drawPart } from '#server/pages/markup-store.ts';
import type { SiteFacts } from '#shared/app/page-state.ts';
import type { Deal } from '#shared/deals/deal.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import { ProfileControl } from '#shared/pages/results/profile-control.tsx';
import type { OnwardLinks, ResultsData, ShownFacet } from '#shared/pages/results/results-data.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { priceTexts } from '#shared/ui/price-block.tsx';
import type { ShellMarkup } from '#shared/ui/server-render.ts';

/** A results page made with template strings: parts common to all pages are constant, the others inserted each time. */
export function createTemplate(
  { site }: SiteFacts,
  { header, footer }: ShellMarkup,
): (loaded: LoadedPage) => string {
  return ({ state: { head, data } }) => {
    const results = data as ResultsData;
    const profile = drawPart(<ProfileControl profile={results.profile} />);
    return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>${toHtml(head.fullTitle)}</title><meta name="description" content="${toHtml(head.description)}"><link rel="canonical" href="${toHtml(head.canonicalUrl)}"><meta property="og:site_name" content="${toHtml(site.name)}"></head><body><header>${header}</header><main id="main"><div class="page"><div class="head"><h1>${toHtml(results.heading)}</h1><p class="introduction">${toHtml(results.introduction)}</p></div><div class="layout"><form class="form" action="${toHtml(results.path)}">${profile}${results.facets.map(facet).join('')}<p role="status">${groupThousands(results.total)} deals</p></form><div class="results" id="deals"><ul class="grid">${results.deals.map((deal) => card(deal, results)).join('')}</ul></div></div>${results.onward.map(onward).join('')}</div></main><footer>${footer}</footer></body></html>`;
  };
}

function facet({ name, label, options }: ShownFacet): string {
  const boxes = options.map(
    ([value, text, count, isSelected]) =>
      `<label class="check"><input type="checkbox" name="${name}" value="${toHtml(value)}"${isSelected ? ' checked=""' : ''}/>${toHtml(text)}<small>${groupThousands(count)}</small></label>`,
  );
  return `<details class="facet"><summary>${toHtml(label)}</summary><fieldset class="options"><legend class="visually-hidden">${toHtml(label)}</legend>${boxes.join('')}</fieldset></details>`;
}

function card(deal: Deal, { profile, imageHost }: ResultsData): string {
  const { vehicle, price, dealType } = deal;
  const href = withQuery(vehiclePath(dealType, vehicle), profileQuery(profile));
  const rows = (price ? Object.values(priceTexts(price)) : []).map(
    (text) => `<div><dt>Price</dt><dd>${toHtml(text)}</dd></div>`,
  );
  return `<li><article class="card"><div class="stage"><img src="${toHtml(imageHost + vehicle.imagePath)}" alt="${toHtml(vehicle.imageAlt)}" width="640" height="320" loading="lazy"/></div><h2 class="name"><a href="${toHtml(href)}">${toHtml(vehicle.make.name)} ${toHtml(vehicle.model.name)} <span>${toHtml(vehicle.derivative.name)}</span></a></h2><p class="facts">${toHtml(vehicle.facts)}</p><p class="stock">${toHtml(vehicle.stockLine)}</p><div class="price"><dl class="figures">${rows.join('')}</dl></div></article></li>`;
}

function onward({ heading, links }: OnwardLinks): string {
  const items = links.map(
    ({ path, name, vehicleCount }) =>
      `<li><a href="${toHtml(path)}">${toHtml(name)}</a><span>${groupThousands(vehicleCount ?? 0)}</span></li>`,
  );
  return `<section class="section"><h2>${toHtml(heading)}</h2><ul class="links">${items.join('')}</ul></section>`;
}

function toHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
