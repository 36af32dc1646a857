import { expect, test } from 'vitest';
import type * as z from 'zod';
import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { listControls } from '#shared/contracts/field-spec.ts';
import { siteMap } from '#shared/routes/site-map.ts';
import { enquiryDefinitions, enquirySchemas } from './enquiry-kinds.ts';

const definitions = Object.values(enquiryDefinitions);

test('every enquiry has a page at its path', () => {
  const paths = new Set(Object.values(siteMap).map(({ path }) => path));

  expect(definitions.filter(({ path }) => !paths.has(path))).toEqual([]);
});

const texts = definitions.flatMap(({ kind, fields }) =>
  listControls(fields).flatMap((field) =>
    field.kind === 'text' || field.kind === 'long-text' ? [[kind, field.name] as const] : [],
  ),
);

test('each field says what to do in a sentence of its own, whatever is wrong with it', () => {
  for (const { kind, fields } of definitions) {
    const controls = listControls(fields);
    const said = controls.flatMap((field) => {
      const missing = field.isOptional || 'onlyFor' in field ? [] : [faultOf(kind, field.name, undefined)];
      const tooLong = 'maxLength' in field ? [faultOf(kind, field.name, 'x'.repeat(9000))] : [];
      return [...new Set([...missing, ...tooLong])];
    });
    expect([kind, new Set(said).size]).toEqual([kind, said.length]);
    for (const sentence of said) expect([kind, sentence]).toEqual([kind, expect.stringMatching(ownSentence)]);
  }
});

const ownSentence =
  /^(?:(?:Enter|Choose|Tell|Say|Write|Give) .+|Shorten “.+” to [\d,]+ characters or fewer)\.$/;

test('every field limits the length of its text or list', () => {
  const endless = ['x', '0', ' ', '\n', '0161 '].map((piece) => piece.repeat(100_000));
  for (const { kind, fields } of definitions) {
    for (const name of Object.keys(shapeOf(kind)))
      for (const text of endless) {
        const { data } = shapeOf(kind)[name]?.safeParse(text) ?? {};
        expect([kind, name, String(data ?? '').length]).toEqual([kind, name, 0]);
      }
    for (const field of listControls(fields)) {
      const [value] = 'choices' in field ? Object.keys(field.choices) : [];
      if (value === undefined) continue;
      expect([kind, field.name, faultOf(kind, field.name, Array(1000).fill(value))]).not.toContain(undefined);
    }
  }
});

test('every field removes control characters except line ends and tabs', () => {
  for (const [kind, name] of texts) {
    const { data } = shapeOf(kind)[name]?.safeParse('https://a.example/b\u0000\u001b[2J\u0085\r\n\tc') ?? {};
    expect([kind, name, String(data ?? '')]).toEqual([
      kind,
      name,
      expect.stringMatching(/^(?:https:\/\/a\.example\/b\[2J\n\tc)?$/),
    ]);
  }
});

/** Each field's own schema. */
function shapeOf(kind: EnquiryKind): Readonly<Record<string, z.ZodType>> {
  const schema = enquirySchemas[kind] as unknown as { readonly in?: unknown };
  // A schema that drops the way of replying that was not chosen has its object as what goes in.
  return ((schema.in ?? schema) as z.ZodObject<Record<string, z.ZodType>>).shape;
}

function faultOf(kind: EnquiryKind, name: string, value: unknown): string | undefined {
  return shapeOf(kind)[name]?.safeParse(value).error?.issues[0]?.message;
}
