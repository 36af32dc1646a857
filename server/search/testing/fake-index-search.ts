import type { Document, FakeIndex, Refused } from './fake-index-store.ts';

/**
 * A simple search that is enough for the tests: each word of the question must begin a word of a searchable attribute,
 * documents are ordered by the first such attribute and then by `rank`, and only displayed attributes are returned.
 */
export function searchFakeIndex(
  { documents, settings }: FakeIndex,
  query: Readonly<Record<string, unknown>>,
): { readonly hits: readonly Document[] } | Refused {
  const known = new Set(['q', 'filter', 'limit']);
  const stray = Object.keys(query).find((name) => !known.has(name));
  if (stray) return { code: 'bad_request', message: `Unknown field \`${stray}\`.` };
  const [, attribute = '', value = ''] = /^(\w+) = "([^"]*)"$/.exec(String(query.filter)) ?? [];
  if (!list(settings.filterableAttributes).includes(attribute))
    return { code: 'invalid_search_filter', message: `Attribute \`${attribute}\` is not filterable.` };
  const words = String(query.q).toLowerCase().split(/\s+/);
  const found = [...documents.values()]
    .filter((document) => [document[attribute]].flat().includes(value))
    .map((document) => ({ document, place: placeOf(document, words, list(settings.searchableAttributes)) }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place || Number(one.document.rank) - Number(other.document.rank));
  const shown = list(settings.displayedAttributes);
  return {
    hits: found
      .slice(0, Number(query.limit))
      .map(({ document }) =>
        Object.fromEntries(Object.entries(document).filter(([name]) => shown.includes(name))),
      ),
  };
}

/** The number of the last attribute in which a word is first found; below 0 if a word is in none. */
function placeOf(document: Document, words: readonly string[], attributes: readonly string[]): number {
  const places = words.map((word) =>
    attributes.findIndex((path) =>
      read(document, path)
        .split(' ')
        .some((term) => term.startsWith(word)),
    ),
  );
  return places.includes(-1) ? -1 : Math.max(...places);
}

/** An attribute by its dotted path. */
function read(document: Document, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Document | undefined)?.[name], document);
  return typeof value === 'string' ? value : '';
}

function list(setting: unknown): readonly string[] {
  return Array.isArray(setting) ? setting : [];
}
