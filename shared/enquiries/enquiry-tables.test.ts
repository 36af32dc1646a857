import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteMap } from '#shared/routes/site-map.ts';
import { enquiryDefinitions } from './definitions.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';
import { listControls } from './field-spec.ts';
import { findFaults } from './find-faults.ts';
import { enquirySchemas } from './schemas.ts';

const definitions = Object.values(enquiryDefinitions);

function faultsOf(definition: EnquiryDefinition, posted: Readonly<Record<string, unknown>>) {
  const schema = enquirySchemas[definition.kind];
  if (!schema) throw new Error(`${definition.kind} has no schema`);
  return findFaults(schema, definition, posted);
}

test('every enquiry is filed under its own kind, with a schema', () => {
  for (const [kind, definition] of Object.entries(enquiryDefinitions)) expect(definition.kind).toBe(kind);

  expect(Object.keys(enquirySchemas).toSorted()).toEqual(Object.keys(enquiryDefinitions).toSorted());
});

test('every enquiry has a page at its path', () => {
  const paths = new Set(Object.values(siteMap).map(({ path }) => path));

  expect(definitions.filter(({ path }) => !paths.has(path))).toEqual([]);
});

test('an empty form is refused at every field that has to be filled in, and nowhere else', () => {
  for (const definition of definitions) {
    // Boxes may all be left, unless their schema says otherwise.
    const typed = listControls(definition.fields).filter(({ kind }) => kind !== 'ticks');
    const ticks = listControls(definition.fields).filter(({ kind }) => kind === 'ticks');
    const aside = new Set(['consent', ...ticks.map(({ name }) => name)]);
    const expected = typed.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
    const names = Object.keys(faultsOf(definition, {})).filter((name) => !aside.has(name));

    expect([definition.kind, names.toSorted()]).toEqual([definition.kind, expected.toSorted()]);
  }
});

test('every choice that a form offers is one that its schema takes', () => {
  for (const definition of definitions) {
    for (const field of listControls(definition.fields)) {
      if (!('choices' in field)) continue;
      for (const { value } of field.choices) {
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

test('schemas import zod in the one way that leaves what they do not use out of the browser’s file', () => {
  const folder = join(import.meta.dirname, 'schemas');
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const imports = texts.flatMap((text) => text.match(/^import (?!type ).*'zod';$/gm) ?? []);

  expect(new Set(imports)).toEqual(new Set(["import * as z from 'zod';"]));
});
