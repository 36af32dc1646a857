import { type KeepMonths, keepMonthsFor } from '#server/platform/config/keep-months.ts';
import type { StoredGroup, StoredRecord } from '#shared/content/stored-record.ts';
import { type EnquiryKind, enquiryKinds } from '#shared/contracts/enquiry-kind.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { storedForms } from '#shared/enquiries/stored-forms.ts';
import { storedData } from './stored-data.ts';

/** What is stored of people, in the words of the privacy policy, with the times that this site is configured with. */
export function listStoredRecords(group: StoredGroup, keep: KeepMonths): readonly StoredRecord[] {
  const others = storedData
    .filter((each) => each.group === group)
    .map(({ name, holds, why, kept }) => ({ name, holds, why, kept }));
  if (group !== 'forms') return others;
  const forms = Object.entries(storedForms).map(([row, words]) => {
    const kinds = enquiryKinds.filter((kind) => enquiryDefinitions[kind].handling.stored === row);
    return { ...words, kept: toKeptWords(kinds, keep) };
  });
  return [...forms, ...others];
}

/** What is said of the table. Throws for one that holds nothing of people. */
export function findStoredRecord(table: string): StoredRecord {
  const found = storedData.find(({ tables }) => tables.includes(table));
  if (!found) throw new Error(`Nothing is said of the table ${table}.`);
  return found;
}

/** What is said of a kind of form, with its own time. */
export function findStoredForm(kind: EnquiryKind, keep: KeepMonths): StoredRecord {
  return { ...storedForms[enquiryDefinitions[kind].handling.stored], kept: toKeptWords([kind], keep) };
}

/** `12 months`, or with the kinds that are kept for another time: `12 months (complaint: 36)`. */
function toKeptWords(kinds: readonly EnquiryKind[], keep: KeepMonths): string {
  const counted = Map.groupBy(kinds, (kind) => keepMonthsFor(keep, kind));
  const [usual, ...others] = [...counted].toSorted(([, one], [, other]) => other.length - one.length);
  const words = toMonths(usual?.[0] ?? keep.default);
  if (others.length === 0) return words;
  const named = others.map(
    ([months, those]) =>
      `${those.map((kind) => enquiryDefinitions[kind].name).join(', ')}: ${toMonths(months)}`,
  );
  return `${words} (${named.join('; ')})`;
}

function toMonths(months: number): string {
  if (months % 12 === 0) return months === 12 ? 'A year' : `${months / 12} years`;
  return months === 1 ? 'A month' : `${months} months`;
}
