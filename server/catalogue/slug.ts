/** Letters that Unicode does not split into a plain letter and an accent. */
const wholeLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  '&': ' and ',
  '+': ' plus ',
};

/** The URL segment of a name: lower-case ASCII letters and digits with single hyphens between words, never empty. */
export function toSlug(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđł&+]/g, (letter) => wholeLetters[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || 'x';
}
