/** Short words that stay small inside a title. */
const small = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to']);

/** "Data protection complaint" as "Data Protection Complaint"; capitals that are there already stay. */
export function toTitleCase(text: string): string {
  return text
    .split(' ')
    .map((word, place) =>
      place > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
