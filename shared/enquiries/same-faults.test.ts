import fc from 'fast-check';
import request from 'supertest';
import { expect, test } from 'vitest';
import { findEnquiryFaults } from '#client/forms/find-enquiry-faults.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import {
  listControls,
  type RadioSpec,
  type SelectSpec,
  type TicksSpec,
} from '#shared/contracts/field-spec.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';
import { enquiryDefinitions } from './enquiry-kinds.ts';
import { soonest } from './kinds/callback.ts';

const kinds: readonly EnquiryKind[] = [
  'message',
  'contact',
  'callback',
  'complaint',
  'data-protection-complaint',
];

const typed = fc.oneof(
  fc.constantFrom('', ' ', 'ada@example.com', 'ada@', '0161 496 0000', '12', 'é', '{"a":1}', 'a&b=c'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constant('x'.repeat(7000)),
);

/** A form as visitors and robots fill it in: fields left out, typed in, chosen, or sent twice. */
function formOf(definition: EnquiryDefinition) {
  const pairs = listControls(definition.fields).map((field) => {
    const values = 'choices' in field ? choicesOf(field) : [];
    const value = values.length > 0 ? fc.oneof(fc.constantFrom(...values), typed) : typed;
    return fc.array(
      value.map((text) => [field.name, text] as const),
      { maxLength: 2 },
    );
  });
  const consent = fc.subarray(definition.consents.map(({ purpose }) => ['consent', purpose] as const));
  return fc.tuple(...pairs, consent).map((lists) => lists.flat());
}

/**
 * Of the days only `soonest` is chosen: whether the phone is answered on any other day depends on bank holidays, which
 * only the server checks.
 */
function choicesOf({ name, choices }: SelectSpec | RadioSpec | TicksSpec): readonly string[] {
  const values = Object.keys(choices);
  return name === 'day' ? values.filter((value) => value === soonest) : values;
}

test.each(kinds)('the browser finds the faults of %s that the server finds', async (kind) => {
  const definition = enquiryDefinitions[kind];
  const app = await createTestApp({ env: { TRUST_PROXY: '1' } });
  let tries = 0;
  await fc.assert(
    fc.asyncProperty(formOf(definition), async (pairs) => {
      const fields = new FormData();
      for (const [name, value] of pairs) fields.append(name, value);
      const here = findEnquiryFaults({ kind, fields, consents: definition.consents });
      tries += 1;
      const answer = await request(app)
        .post(definition.path)
        .set({ Accept: 'application/json', 'X-Forwarded-For': `10.0.${tries >> 8}.${tries & 255}` })
        .type('form')
        .send(new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString());

      expect(answer.status).toBe(Object.keys(here).length > 0 ? 400 : 200);
      expect(answer.body.fields ?? {}).toEqual(here);
    }),
    { numRuns: 40 },
  );
});
