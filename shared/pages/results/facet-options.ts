import type { KeptFacet, ShownFacet, ShownOption } from './results-data.ts';

/** Values of the options that are chosen. */
export function chosenValues(facet: ShownFacet | KeptFacet): readonly string[] {
  if (!('options' in facet)) return facet.chosen ?? [];
  return facet.options.filter(isChosen).map(([value]) => value);
}

export function isChosen([, , , isSelected]: ShownOption): boolean {
  return isSelected === true;
}

/** The options that are in sight, which are the likely ones and those of these values, and the rest. */
export function splitOptions(
  { options, likely = options.length }: ShownFacet,
  early: readonly string[],
): readonly [first: readonly ShownOption[], rest: readonly ShownOption[]] {
  const isFirst = ([value]: ShownOption, place: number) => place < likely || early.includes(value);
  return [options.filter(isFirst), options.filter((option, place) => !isFirst(option, place))];
}

/** The facet without its options. */
export function toKeptFacet(facet: ShownFacet): KeptFacet {
  const chosen = chosenValues(facet);
  const [, rest] = splitOptions(facet, chosen);
  return {
    name: facet.name,
    label: facet.label,
    ...(chosen.length > 0 && { chosen }),
    ...(rest.length > 0 && { hasRest: true as const }),
  };
}
