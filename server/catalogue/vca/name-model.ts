import type { BodyType } from '#shared/deals/body-type.ts';
import type { Fuel } from '#shared/deals/vehicle.ts';
import { foldName, lookUp, textAfterName } from './compare-names.ts';
import { makeNames } from './make-names.ts';
import { makeRanges } from './make-ranges.ts';
import { makeRangesToZ } from './make-ranges-m-to-z.ts';
import { bodyWords, modelNames, modelNamesByFuel, modelWords, variantWords } from './model-names.ts';
import { splitModelYear } from './model-year.ts';
import { calmCapitals, tidySpaces } from './tidy-text.ts';

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

const rangeBodies: Readonly<Record<string, ReadonlyMap<string, BodyType>>> = Object.fromEntries(
  Object.entries({ ...makeRanges, ...makeRangesToZ }).map(([make, byBody]) => [
    make,
    new Map(
      Object.entries(byBody).flatMap(([body, ranges]) => ranges.map((name) => [name, body as BodyType])),
    ),
  ]),
);

/** Body types that the words of a model do not change: an SUV with a soft top is still an SUV. */
const lastingBodies: readonly (BodyType | undefined)[] = ['sports-car', 'prestige', 'suv-crossover', '4x4'];

/** The make as a shop writes it: the manufacturer "CHRYSLER JEEP" sells Jeeps, and "SEAT" sells CUPRAs too. */
function nameMake(manufacturer: string, model: string): string {
  if (/^seat\b/i.test(manufacturer) && /^cupra\b/i.test(model)) return 'CUPRA';
  const plain = manufacturer.replace(/(?: uk)?(?: (?:automotive|motors))?(?: uk)?(?: ltd)?$/i, '').trim();
  const known = lookUp(makeNames, manufacturer.toLowerCase()) ?? lookUp(makeNames, plain.toLowerCase());
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
  return words.map((word) => lookUp(variantWords, word.toLowerCase()) ?? word).join(' ');
}

function findRange(make: string, text: string): { range: string; model: string } | undefined {
  const names = [...(lookUp(rangeBodies, make)?.keys() ?? [])].sort((a, b) => b.length - a.length);
  for (const range of names) {
    const variant = textAfterName(text, range);
    if (variant !== undefined) return { range, model: tidySpaces(`${range} ${sayVariant(variant)}`) };
  }
  return undefined;
}

function findBody(make: string, range: string, model: string): BodyType | undefined {
  const body = lookUp(rangeBodies, make)?.get(range);
  if (lastingBodies.includes(body)) return body;
  const words = model.slice(range.length);
  return bodyWords.find(({ find }) => find.test(words))?.body ?? body;
}

function asWritten(text: string): { range: string; model: string } {
  const name = tidySpaces(calmCapitals(text)) || text;
  return { range: name, model: name };
}

type ModelText = Pick<NamedModel, 'make' | 'range' | 'model'>;

function readModelText(manufacturer: string, modelText: string): ModelText {
  const make = nameMake(manufacturer, modelText);
  const text = plainModelText(make, modelText);
  const exception = lookUp(lookUp(modelNames, make) ?? {}, foldName(text));
  const found = exception ?? findRange(make, text) ?? asWritten(text);
  return { make, ...found };
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
  const said = modelWords.find(
    (word) => word.make === make && (word.range ?? range) === range && word.find.test(row.description),
  );
  const worded = said && !plain.endsWith(said.put) ? `${plain} ${said.put}` : plain;
  const model = lookUp(lookUp(modelNamesByFuel, make) ?? {}, worded)?.[row.fuel] ?? worded;
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
