/** What search engines show of a title before they cut it, in characters. */
const mostTitle = 60;
/** What they show of a description. */
const mostDescription = 160;

/** The first of these titles that is shown whole; the last one if none is. */
export function fitTitle(titles: readonly [string, ...string[]]): string {
  return firstWithin(titles, mostTitle);
}

/** The first of these descriptions that is shown whole; the last one if none is. */
export function fitDescription(descriptions: readonly [string, ...string[]]): string {
  return firstWithin(descriptions, mostDescription);
}

function firstWithin(texts: readonly [string, ...string[]], most: number): string {
  return texts.find(({ length }) => length <= most) ?? texts.at(-1) ?? texts[0];
}
