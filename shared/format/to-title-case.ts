/** Short words that stay small inside a title. */
const small = new Set('a an and at by for from in is of on or the to with'.split(' '));

/** A name as crumbs are written: "VAT on a leased car" as "VAT on a Leased Car". */
export function toTitleCase(text: string): string {
  return text
    .split(' ')
    .map((word, place) =>
      place > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
