import type { BodyType } from '#shared/deals/body-type.ts';
import type { Fuel } from '#shared/deals/fuel.ts';
import { foldName, textAfterName } from './compare-names.ts';
import { calmCapitals, tidySpaces } from './tidy-text.ts';
import { vcaNames } from './vca-names.ts';

/** Make, range, model and body type of a vehicle, and the rest of its description. */
export interface NamedModel {
  readonly make: string;
  readonly range: string;
  readonly model: string;
  readonly modelYear?: string;
  readonly bodyType?: BodyType;
  /** The description without the words that went into the model. */
  readonly description: string;
}

/** Words after the name of the range, and what a shop writes for them; an empty text drops the word. */
const variantWords: ReadonlyMap<string, string> = new Map([
  ['cabrio', 'Cabrio'],
  ['coupe', 'Coupé'],
  ['e-boxer', ''],
  ['ev', 'EV'],
  ['hatch', 'Hatchback'],
  ['hev', ''],
  ['hybrid', ''],
  ['ice', ''],
  ['mpv', ''],
  ['phev', 'Plug-in'],
  ['plug-in', 'Plug-in'],
  ['shadow', ''],
]);

/** Body types by words in a model's name. The first match replaces the body type of the range. */
const bodyWords: readonly (readonly [find: RegExp, body: BodyType])[] = [
  [/\b(convertible|cabriolet|cabrio|roadster|spider|spyder|volante)\b/i, 'convertible-cabriolet'],
  [
    /\b(estate|sw|sports tourer|sport tourer|tourer|touring|sportswagon|sportbrake|avant|shooting brake|cross country)\b/i,
    'estate',
  ],
  [/\bsuv\b/i, 'suv-crossover'],
  [/\bcoup[eé](?![a-z])/i, 'coupe'],
  [/\bsaloon\b/i, 'saloon'],
  [/\b(hatchback|hatch)\b/i, 'hatchback'],
  [/\btype r\b/i, 'performance'],
];

/** Body types that the words of a model do not change: an SUV with a soft top is still an SUV. */
const lastingBodies: readonly (BodyType | undefined)[] = ['sports-car', 'prestige', 'suv-crossover', '4x4'];

/** The make as a shop writes it: the manufacturer "CHRYSLER JEEP" sells Jeeps, and "SEAT" sells CUPRAs too. */
function nameMake(manufacturer: string, model: string): string {
  if (/^seat\b/i.test(manufacturer) && /^cupra\b/i.test(model)) return 'CUPRA';
  const plain = manufacturer.replace(/(?: uk)?(?: (?:automotive|motors))?(?: uk)?(?: ltd)?$/i, '').trim();
  const { makes } = vcaNames();
  const known = makes.get(manufacturer.toLowerCase()) ?? makes.get(plain.toLowerCase());
  return known ?? (tidySpaces(calmCapitals(plain)) || manufacturer);
}

function plainModelText(make: string, text: string): string {
  const plain = text
    .replace(/\(Series \d\)/i, '')
    .replace(/,\s*$/, '')
    .replace(/^(?:all[- ])?new /i, '')
    .trim();
  const withoutMake = textAfterName(plain, make);
  return withoutMake || plain || text;
}

function sayVariant(text: string): string {
  const words = text.split(' ').filter((word) => !/^[\d.]+kwh$/i.test(word));
  return words.map((word) => variantWords.get(word.toLowerCase()) ?? word).join(' ');
}

function findRange(make: string, text: string): { range: string; model: string } | undefined {
  const ranges = [...(vcaNames().ranges.get(make)?.keys() ?? [])].sort((a, b) => b.length - a.length);
  for (const range of ranges) {
    const variant = textAfterName(text, range);
    if (variant !== undefined) return { range, model: tidySpaces(`${range} ${sayVariant(variant)}`) };
  }
  return undefined;
}

function findBody(make: string, range: string, model: string): BodyType | undefined {
  const body = vcaNames().ranges.get(make)?.get(range);
  if (lastingBodies.includes(body)) return body;
  const words = model.slice(range.length);
  return bodyWords.find(([find]) => find.test(words))?.[1] ?? body;
}

function asWritten(text: string): { range: string; model: string } {
  const name = tidySpaces(calmCapitals(text)) || text;
  return { range: name, model: name };
}

type ModelText = Pick<NamedModel, 'make' | 'range' | 'model'>;

function readModelText(manufacturer: string, modelText: string): ModelText {
  const make = nameMake(manufacturer, modelText);
  const text = plainModelText(make, modelText);
  const named = vcaNames().models.get(`${make}/${foldName(text)}`);
  if (named) return { make: named.sold_by || make, range: named.range, model: named.model };
  return { make, ...(findRange(make, text) ?? asWritten(text)) };
}

/** Make, range, model and body type, from the text of the file and the tables of this folder. */
export function nameModel(row: {
  readonly manufacturer: string;
  readonly model: string;
  readonly description: string;
  readonly fuel: Fuel;
}): NamedModel {
  const dated = splitModelYear(row.model.replace(/,(?=\s*MY)/, ' '));
  const { make, range, model: plain } = readModelText(row.manufacturer, dated.text);
  const { modelWords, modelsByFuel } = vcaNames();
  const said = modelWords.find(
    (word) => word.make === make && (word.range || range) === range && word.find.test(row.description),
  );
  const worded = said && !plain.endsWith(said.put) ? `${plain} ${said.put}` : plain;
  const model = modelsByFuel.get(`${make}/${worded}/${row.fuel}`) ?? worded;
  const bodyType = findBody(make, range, model);
  return {
    make,
    range,
    model,
    description: said ? row.description.replace(said.find, ' ') : row.description,
    ...(dated.modelYear ? { modelYear: dated.modelYear } : {}),
    ...(bodyType ? { bodyType } : {}),
  };
}

/** A text without its model year, and the year in words that distinguish two cars: "2024 model". */
interface DatedText {
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
