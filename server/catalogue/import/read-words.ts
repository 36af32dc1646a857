import { CellError, type CellReader } from './read-cell.ts';

/** Other words for each value of a closed list, the most used first. */
export type OtherWords<T extends string> = Readonly<Partial<Record<T, readonly string[]>>>;

/** How many other words for each value a rejection names; `feed-format.md` lists them all. */
const wordsNamed = 3;

/**
 * One value of a closed list, in any case, with or without hyphens and spaces. Other words of staff and funders for a
 * value are accepted and noted.
 */
export function readOneOf<const T extends string>(
  values: readonly T[],
  others?: OtherWords<T>,
): CellReader<T> {
  const byOwnName = new Map(values.map((value) => [plain(value), value]));
  const byOtherWord = new Map(
    values.flatMap((value) => (others?.[value] ?? []).map((word) => [plain(word), value] as const)),
  );
  const accepted = values.map((value) => nameValue(value, others?.[value] ?? [])).join(', ');
  return (text, note) => {
    const word = plain(text);
    const own = byOwnName.get(word);
    if (own !== undefined) return own;
    const value = byOtherWord.get(word);
    if (value === undefined) throw new CellError(`is not one of ${accepted}`);
    note(value);
    return value;
  };
}

function nameValue(value: string, words: readonly string[]): string {
  const named = words.slice(0, wordsNamed).join(', ');
  return named ? `${value} (or ${named})` : value;
}

/** Lower case without accents, hyphens, spaces and other marks between words: "Plug-in Hybrid" as "pluginhybrid". */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\s\-_/&.()]+/gu, '');
}

const yesWords = ['Y', '1', 'true', 'T'];
const noWords = ['N', '0', 'false', 'F'];

/** `yes` or `no` as a boolean; `also` are further words for them. */
export function readYesNo(also: OtherWords<'yes' | 'no'> = {}): CellReader<boolean> {
  const read = readOneOf(['yes', 'no'], {
    yes: [...yesWords, ...(also.yes ?? [])],
    no: [...noWords, ...(also.no ?? [])],
  });
  return (text, note) => read(text, note) === 'yes';
}
