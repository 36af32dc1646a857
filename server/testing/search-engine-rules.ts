type Node = Readonly<Record<string, unknown>>;

/**
 * Properties without which Google shows no rich result, by type (developers.google.com/search/docs/appearance,
 * checked 2026-11-20). A path with dots looks into nodes and through lists; one of several paths between bars is enough.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  Product: ['name', 'offers.lowPrice', 'offers.priceCurrency', 'offers.offerCount'],
  Article: ['headline', 'image', 'datePublished', 'author.name'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  // A hall has an address, a webinar the address of its page.
  Event: ['name', 'startDate', 'location.address|location.url'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  Review: ['author.name', 'reviewRating.ratingValue', 'reviewRating.bestRating'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  ItemList: ['itemListElement.position', 'itemListElement.url'],
};

/** The properties that search engines require and a node does not have. */
export function missingForSearchEngines(node: Node): readonly string[] {
  const types = [node['@type']].flat() as readonly string[];
  return types.flatMap((type) =>
    (required[type] ?? [])
      .filter((path) => !path.split('|').some((each) => has(node, each.split('.'))))
      .map((path) => `${type}.${path}`),
  );
}

function has(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value))
    return value.length > 0 && value.every((item) => has(item, name ? [name, ...rest] : []));
  if (name === undefined) return value !== undefined && value !== '';
  return typeof value === 'object' && value !== null && has((value as Node)[name], rest);
}
