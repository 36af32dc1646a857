import type { MakeSummary, RangeSummary, Snapshot } from '#server/catalogue/catalogue.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { wordsAfterName } from '#shared/deals/lease-words.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { scopePath } from '#shared/routes/link-to.ts';
import { type IndexedEntry, writtenAsOne } from './indexed-entry.ts';

const offered: readonly DealType[] = ['personal', 'business', 'van'];

/** The page of every make and of every range, under each deal type. */
export function* listNamePages(snapshot: Snapshot): Generator<IndexedEntry> {
  for (const dealType of offered) {
    for (const make of snapshot.listMakes(dealTypes[dealType].vehicleType)) {
      yield toMakeEntry(dealType, make);
      for (const range of snapshot.listRanges(dealType, make.slug)) yield toRangeEntry(dealType, range);
    }
  }
}

function toMakeEntry(
  dealType: DealType,
  { name, slug, vehicleCount, rangeCount }: MakeSummary,
): IndexedEntry {
  const title = `${name} ${dealTypes[dealType].label}`;
  const description = `${formatCount(vehicleCount, 'deal')} in ${formatCount(rangeCount, 'range')}`;
  const path = scopePath(dealType, { make: slug });
  return {
    entry: { kind: 'page', page: { title, description, path, dealTypes: [dealType] } },
    // The name counts twice: someone who types only a make wants its page before its vehicles.
    texts: { make: name, title: name, facts: toFacts(dealType, name) },
  };
}

function toRangeEntry(dealType: DealType, { name, slug, make, vehicleCount }: RangeSummary): IndexedEntry {
  const title = `${make.name} ${name} ${wordsAfterName(name, dealTypes[dealType].label)}`;
  const description = `${formatCount(vehicleCount, 'deal')} on the ${make.name} ${name}`;
  const path = scopePath(dealType, { make: make.slug, range: slug });
  return {
    entry: { kind: 'page', page: { title, description, path, dealTypes: [dealType] } },
    texts: { make: make.name, range: name, title: name, facts: toFacts(dealType, make.name, name) },
  };
}

function toFacts(dealType: DealType, ...names: readonly string[]): string {
  return [dealTypes[dealType].label, ...writtenAsOne(...names)].join(' ');
}
