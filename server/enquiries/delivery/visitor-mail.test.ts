import { expect, test } from 'vitest';
import { exampleOrder } from '#server/enquiries/testing/example-order.ts';
import { enquiryDefinitions } from '#shared/enquiries/definitions.ts';
import { visitorMail } from './visitor-mail.ts';

const identity = { name: 'Leasing Options', phone: '0161 496 0123', openingHours: 'Mon-Fri 9am-5.30pm' };

test('a visitor gets the reference and what happens next', () => {
  const message = visitorMail(exampleOrder(), identity);

  expect(message).toMatchObject({
    to: 'ada@example.com',
    subject: 'We have your message: ENQ-7F3K9-Q2M4X',
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
  for (const sentence of enquiryDefinitions.message?.next ?? ['none'])
    expect(message.text).toContain(sentence);
});

test('a visitor has a copy of what was agreed to and what was left, word for word', () => {
  const { text } = visitorMail(exampleOrder(), identity);

  expect(text).toContain('You agreed to: “I have read the terms.”');
  expect(text).toContain('You did not agree to: “You may also send me offers.”');
});

test('a stranger whose address was typed gets no word that somebody else typed, whatever the kind', () => {
  for (const [kind, definition] of Object.entries(enquiryDefinitions)) {
    const canaries = definition.fields.flatMap((field) => ('fields' in field ? field.fields : [field]));
    const typed = canaries.map(({ name }) => [name, `canary ${name}`]);
    const fields = { ...Object.fromEntries(typed), email: 'stranger@example.com' };
    const order = exampleOrder({ kind, fields, snapshot: { note: 'canary' } });
    const { to, ...said } = visitorMail(order, identity);

    expect(to).toBe('stranger@example.com');
    expect(JSON.stringify(said)).not.toMatch(/canary|stranger/);
  }
});

test('without an address there is nobody to write to', () => {
  expect(() => visitorMail(exampleOrder({ fields: {} }), identity)).toThrow('no e-mail address');
});
