import { expect, test } from 'vitest';
import type * as z from 'zod';
import { type EnquiryKind, enquiryKinds } from '#shared/contracts/enquiry-kind.ts';
import { siteMap } from '#shared/routes/site-map.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';
import { enquiryDefinitions, enquirySchemas } from './enquiry-kinds.ts';
import { type ControlSpec, listControls } from './field-spec.ts';
import { findFaults } from './find-faults.ts';

const definitions = Object.values(enquiryDefinitions);

function faultsOf(definition: EnquiryDefinition, posted: Readonly<Record<string, unknown>>) {
  return findFaults(enquirySchemas[definition.kind], definition, posted);
}

test('every kind of enquiry has a definition under its own name, and a schema', () => {
  for (const [kind, definition] of Object.entries(enquiryDefinitions)) expect(definition.kind).toBe(kind);

  expect(Object.keys(enquiryDefinitions).toSorted()).toEqual(enquiryKinds.toSorted());
  expect(Object.keys(enquirySchemas).toSorted()).toEqual(enquiryKinds.toSorted());
});

test('every enquiry has a page at its path', () => {
  const paths = new Set(Object.values(siteMap).map(({ path }) => path));

  expect(definitions.filter(({ path }) => !paths.has(path))).toEqual([]);
});

test('an empty form has a fault at every required field and at no other', () => {
  for (const definition of definitions) {
    // All boxes may be left unticked, unless their schema says otherwise.
    const typed = listControls(definition.fields).filter(({ kind }) => kind !== 'ticks');
    const ticks = listControls(definition.fields).filter(({ kind }) => kind === 'ticks');
    const aside = new Set(['consent', ...ticks.map(({ name }) => name)]);
    // The address and the number are asked for once their way of replying is chosen.
    const isAsked = (field: ControlSpec) => !field.isOptional && !('onlyFor' in field);
    const expected = typed.filter(isAsked).map(({ name }) => name);
    const names = Object.keys(faultsOf(definition, {})).filter((name) => !aside.has(name));

    expect([definition.kind, names.toSorted()]).toEqual([definition.kind, expected.toSorted()]);
  }
});

test('every choice that a form offers is accepted by its schema', () => {
  for (const definition of definitions) {
    for (const field of listControls(definition.fields)) {
      if (!('choices' in field)) continue;
      for (const value of Object.keys(field.choices)) {
        const faults = faultsOf(definition, { [field.name]: value });
        const isContactPreference = field.name === 'reply';
        if (!isContactPreference)
          expect([definition.kind, field.name, value, faults[field.name]]).toEqual([
            definition.kind,
            field.name,
            value,
            undefined,
          ]);
      }
    }
  }
});

const texts = definitions.flatMap(({ kind, fields }) =>
  listControls(fields).flatMap((field) =>
    field.kind === 'text' || field.kind === 'long-text' ? [[kind, field.name, field.maxLength] as const] : [],
  ),
);

test('a text field and its schema allow the same length, to the character', () => {
  const tooLong = 'This is too long.';
  // A phone number of letters or a price in words is refused for other reasons than its length.
  const atMost = texts.map(([kind, name, maxLength]) => faultOf(kind, name, 'x'.repeat(maxLength)));
  const more = texts.map(([kind, name, maxLength]) => faultOf(kind, name, 'x'.repeat(maxLength + 1)));

  expect(atMost).not.toContain(tooLong);
  expect(texts.filter((_, place) => more[place] === undefined)).toEqual([]);
  expect(new Set(texts.filter((_, place) => more[place] !== tooLong).map(([, name]) => name))).toEqual(
    new Set(['monthly', 'fee', 'excess']),
  );
});

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
