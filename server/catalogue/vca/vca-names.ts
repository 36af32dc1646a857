import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { allBodyTypes, type BodyType } from '#shared/deals/body-type.ts';
import { fuels } from '#shared/deals/fuel.ts';
import { foldName } from './compare-names.ts';

/** One rewriting of a published text. */
export interface WordRule {
  readonly find: RegExp;
  readonly put: string;
}

const text = z.string().min(1);
/** A regular expression as in code: `/\bGTL\b/g`. */
const expression = z.string().transform((typed) => {
  const [, source = '', flags] = /^\/(.+)\/([a-z]*)$/.exec(typed) ?? [];
  return new RegExp(source, flags);
});
const wordRule = { find: expression, put: z.string() };

/** The names under which makes are sold, by the published manufacturer's name in lower case. */
const makeRow = z.strictObject({ published: text, make: text });
/**
 * Ranges sold in the UK in recent years, in the spelling of shops, by the body type of most of each range (checked
 * 2026-11-20). A range that is missing gets its name from the file's text, and no body type.
 */
const rangesRow = z.strictObject({
  make: text,
  body_type: z.enum(allBodyTypes),
  ranges: text.transform((names) => names.split(';')),
});
/** The model that a published text means, where that does not begin with its range; also obvious misprints. */
const modelRow = z.strictObject({
  make: text,
  published: text,
  /** Another make, which sells it; empty for the same. */
  sold_by: z.string(),
  range: text,
  model: text,
});
/** Models that are sold under another name with this fuel, where the text has the name of the range alone. */
const fuelRow = z.strictObject({ make: text, model: text, fuel: z.enum(fuels), sold_as: text });
/** Words of a description that belong to the name of the model, and what they become in it; of all ranges, or of one. */
const modelWordRow = z.strictObject({ make: text, range: z.string(), ...wordRule });
/** Shorthand in descriptions, and the words of brochures for it, applied in order: those of the make, then those without one. */
const derivativeWordRow = z.strictObject({ make: z.string(), ...wordRule });

function readNames() {
  const models = readRows('models.csv', modelRow);
  const byFuel = readRows('models-by-fuel.csv', fuelRow);
  const rangeRows = Map.groupBy(readRows('ranges.csv', rangesRow), ({ make }) => make);
  return {
    makes: new Map(readRows('makes.csv', makeRow).map(({ published, make }) => [published, make])),
    /** Body types by the names of the ranges, by make. */
    ranges: new Map([...rangeRows].map(([make, rows]) => [make, toBodies(rows)])),
    models: new Map(models.map((row) => [`${row.make}/${foldName(row.published)}`, row])),
    modelsByFuel: new Map(byFuel.map((row) => [`${row.make}/${row.model}/${row.fuel}`, row.sold_as])),
    modelWords: readRows('model-words.csv', modelWordRow),
    derivativeWords: Map.groupBy(readRows('derivative-words.csv', derivativeWordRow), ({ make }) => make),
  };
}

let names: ReturnType<typeof readNames> | undefined;

/** What the tables in `names/` say, read when a file is read for the first time. Throws for a table with a fault. */
export function vcaNames(): ReturnType<typeof readNames> {
  names ??= readNames();
  return names;
}

function toBodies(rows: readonly z.infer<typeof rangesRow>[]): ReadonlyMap<string, BodyType> {
  return new Map(rows.flatMap(({ body_type, ranges }) => ranges.map((range) => [range, body_type] as const)));
}

/** The tables stand in the source, also beside a build. */
function readRows<Row extends z.ZodType>(name: string, row: Row): z.infer<Row>[] {
  const path = createRequire(import.meta.url).resolve(`#server/catalogue/vca/names/${name}`);
  const { data, error } = z.array(row).safeParse(parse(readFileSync(path), { columns: true }));
  if (data) return data;
  throw new Error(`${path}: ${z.prettifyError(error)}`, { cause: error });
}
