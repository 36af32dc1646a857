import { readFileSync } from 'node:fs';
import { outsideFile } from './outside-file.ts';

/** The schema.org vocabulary as published. */
export const vocabularyFile = outsideFile('schemaorg-30.jsonld');

interface Term {
  readonly '@id': string;
  readonly 'rdfs:subClassOf'?: Reference | readonly Reference[];
  readonly 'schema:domainIncludes'?: Reference | readonly Reference[];
}

interface Reference {
  readonly '@id': string;
}

/** Checks nodes against the vocabulary: every type must exist, and every property must be defined for its type. */
export function readVocabulary() {
  const graph = (JSON.parse(readFileSync(vocabularyFile, 'utf8')) as { '@graph': readonly Term[] })['@graph'];
  const terms = new Map(graph.map((term) => [term['@id'], term]));

  function ancestors(type: string): readonly string[] {
    const term = terms.get(type);
    if (!term) return [];
    return [type, ...toList(term['rdfs:subClassOf']).flatMap((parent) => ancestors(parent['@id']))];
  }

  function faultsOf(node: unknown, place = '$'): readonly string[] {
    if (Array.isArray(node)) return node.flatMap((item, index) => faultsOf(item, `${place}[${index}]`));
    if (typeof node !== 'object' || node === null) return [];
    const {
      '@type': type,
      '@id': _id,
      '@context': _context,
      '@graph': inner,
      ...properties
    } = node as Record<string, unknown>;
    const types = toList(type as string | readonly string[] | undefined);
    const lineage = new Set(types.flatMap((name) => ancestors(`schema:${name}`)));
    const unknownTypes = types
      .filter((name) => !terms.has(`schema:${name}`))
      .map((name) => `${place}: no type ${name}`);
    const misplaced =
      types.length === 0 ? [] : Object.keys(properties).filter((name) => !isDefinedFor(name, lineage));
    return [
      ...unknownTypes,
      ...misplaced.map((name) => `${place}: ${types.join('+')} has no property ${name}`),
      ...Object.entries({ ...properties, inner }).flatMap(([name, value]) =>
        faultsOf(value, `${place}.${name}`),
      ),
    ];
  }

  function isDefinedFor(property: string, lineage: ReadonlySet<string>): boolean {
    // The vocabulary writes `query-input`, which search engines read, as an annotation; it is the only such property.
    if (property === 'query-input') return true;
    const domains = toList(terms.get(`schema:${property}`)?.['schema:domainIncludes']);
    return domains.some((domain) => lineage.has(domain['@id']));
  }

  return { faultsOf };
}

function toList<Item>(value: Item | readonly Item[] | undefined): readonly Item[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly Item[]) : [value as Item];
}
