/** Text as a header may have it: control characters, line ends above all, become spaces and begin nothing new. */
export function toOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
