import type { Drivetrain } from '#shared/deals/vehicle-facts.ts';
import { foldName } from './compare-names.ts';
import type { VcaDraft } from './vca-draft.ts';

/** A fact, in words, that can distinguish cars of one name; undefined if a row does not have it. */
type Distinction = (draft: VcaDraft) => string | undefined;

const driven: Readonly<Record<Drivetrain, string>> = {
  all: 'all-wheel drive',
  front: 'front-wheel drive',
  rear: 'rear-wheel drive',
};

function measured(read: (draft: VcaDraft) => number | undefined, unit: string): Distinction {
  return (draft) => {
    const value = read(draft);
    return value === undefined ? undefined : `${value}${unit}`;
  };
}

/** In the order in which a buyer would ask. They also distinguish a row's lowest and highest equipped cars (VL, VH). */
const distinctions: readonly Distinction[] = [
  (draft) => draft.modelYear,
  measured((draft) => draft.facts.powerPs, ' PS'),
  measured((draft) => draft.facts.engineCc, ' cc'),
  measured((draft) => (/-Speed\b/.test(draft.derivative) ? undefined : draft.gears), '-speed'),
  (draft) => draft.facts.drivetrain && driven[draft.facts.drivetrain],
  measured((draft) => draft.facts.electricRangeMiles, '-mile range'),
  measured((draft) => draft.facts.co2GramsPerKm, ' g/km'),
  measured((draft) => draft.facts.mpg, ' mpg'),
  measured((draft) => draft.facts.milesPerKwh, ' miles/kWh'),
];

function withNumbers(drafts: readonly VcaDraft[]): readonly [VcaDraft, readonly string[]][] {
  const sorted = drafts.toSorted((a, b) => compareText(sortKey(a), sortKey(b)));
  return sorted.map((draft, index) => [draft, index === 0 ? [] : [`version ${index + 1}`]]);
}

function sortKey(draft: VcaDraft): string {
  return `${draft.figures} ${draft.identity.join(' ')}`;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function distinguish(drafts: readonly VcaDraft[], from = 0): readonly [VcaDraft, readonly string[]][] {
  if (drafts.length === 1) return drafts.map((draft) => [draft, []]);
  const distinction = distinctions[from];
  if (!distinction) return withNumbers(drafts);
  const parts = Map.groupBy(drafts, (draft) => distinction(draft) ?? '');
  if (parts.size === 1) return distinguish(drafts, from + 1);
  return [...parts].flatMap(([label, part]) =>
    distinguish(part, from + 1).map(([draft, labels]): [VcaDraft, readonly string[]] => [
      draft,
      label ? [label, ...labels] : labels,
    ]),
  );
}

/** The derivative's name of each draft, unique within its model. It does not depend on the order of the drafts. */
export function tellApart(drafts: readonly VcaDraft[]): ReadonlyMap<VcaDraft, string> {
  const byName = Map.groupBy(drafts, ({ named, derivative }) =>
    [named.make, named.range, named.model, derivative].map(foldName).join('/'),
  );
  return new Map(
    [...byName.values()].flatMap((alike) =>
      distinguish(alike).map(([draft, labels]): [VcaDraft, string] => [
        draft,
        labels.length > 0 ? `${draft.derivative} (${labels.join(', ')})` : draft.derivative,
      ]),
    ),
  );
}

/** Numbers the rows of one identity from 1, lowest figures first, so that a later import gives the same numbers. */
export function numberAlike(drafts: readonly VcaDraft[]): ReadonlyMap<VcaDraft, number> {
  const byIdentity = Map.groupBy(drafts, ({ identity }) => identity.join('\n'));
  return new Map(
    [...byIdentity.values()].flatMap((alike) =>
      alike
        .toSorted((a, b) => compareText(a.figures, b.figures))
        .map((draft, index): [VcaDraft, number] => [draft, index + 1]),
    ),
  );
}
