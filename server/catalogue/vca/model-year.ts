/** A text without its model year, and the year in words that distinguish two cars: "2024 model". */
export interface DatedText {
  readonly text: string;
  readonly modelYear?: string;
}

const models = (year: string): string => `${/^\d\d(?!\d)/.test(year) ? `20${year}` : year} model`;

const patterns: readonly { readonly find: RegExp; readonly say: (match: RegExpExecArray) => string }[] = [
  { find: /\bModel Year Pre (\d{4})(?:\.\d+)?/i, say: ([, year]) => `until ${year}` },
  { find: /\bModel Year Post (\d{4})(?:\.\d+)?/i, say: ([, year]) => `from ${year}` },
  { find: /\bModel Year (\d{4})\b/i, say: ([, year]) => models(year ?? '') },
  { find: /[[^(]?\bMY ?(\d{4}|\d\d(?:\.\d)?)(?:\/\d\d)?\b[\])]?/i, say: ([, year]) => models(year ?? '') },
  { find: /\b(\d{4}|\d\d)MY\b/i, say: ([, year]) => models(year ?? '') },
  { find: /\((?:0\d|1[0-2])\/(\d\d)\)/, say: ([, year]) => models(year ?? '') },
  { find: /(?<=\S )(20[12]\d)$/, say: ([, year]) => models(year ?? '') },
];

/** Removes every spelling of a model year from a text: "MY23", "25MY", "Model Year Post 2024.00", "(06/24)". */
export function splitModelYear(text: string): DatedText {
  let rest = text.trim();
  let modelYear: string | undefined;
  for (const { find, say } of patterns) {
    const match = find.exec(rest);
    if (!match) continue;
    rest = rest.replace(find, ' ');
    modelYear = say(match);
  }
  const plain = rest.replaceAll(/\s+/g, ' ').trim();
  return { text: plain || text.trim(), ...(modelYear ? { modelYear } : {}) };
}
