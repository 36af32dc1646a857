import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DrawnEnquiry } from '#shared/enquiries/enquiry-definition.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { EnquiryForm } from './enquiry-form.tsx';

const choices = { one: 'The first', two: 'The second' };

const definition: DrawnEnquiry = {
  kind: 'message',
  path: '/somewhere',
  name: 'message',
  title: 'A title',
  description: 'A description',
  heading: 'A heading',
  introduction: [],
  fields: [
    { kind: 'long-text', name: 'message', label: 'Your message', maxLength: 400 },
    { kind: 'number', name: 'miles', label: 'Miles a year', min: 1, max: 99_999, isOptional: true },
    { kind: 'select', name: 'topic', label: 'Topic', choices },
    { kind: 'ticks', name: 'extras', label: 'Extras', choices, isOptional: true },
    {
      kind: 'group',
      legend: 'About you',
      fields: [
        { kind: 'text', name: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: 99 },
        { kind: 'radio', name: 'reply', label: 'How should we answer?', choices },
      ],
    },
  ],
  consents: [
    { purpose: 'offers', wording: 'Send me offers.' },
    { purpose: 'terms', wording: 'I agree to the terms.', isRequired: true },
  ],
  submit: 'Send it',
  next: [],
};

function render(form: Partial<FormState> = {}): string {
  const state: FormState = { csrf: '', values: {}, faults: { fields: {} }, ...form };
  return renderToStaticMarkup(<EnquiryForm definition={definition} form={state} hidden={{ vehicle: '1' }} />);
}

test('a form posts to its own page, with its hidden fields and without a session’s token', () => {
  const html = render();

  expect(html).toMatch(/<form[^>]*data-enquiry="message"[^>]*method="post"/);
  expect(html).not.toMatch(/<form[^>]*action=|name="csrf"/);
  expect(html).toContain('<input type="hidden" name="vehicle" value="1"/>');
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Send it</);
});

test('every field has a label, which says so where the field is optional', () => {
  const html = render();

  expect(html).toMatch(/<textarea[^>]*id="field-message"[^>]*maxLength="400"/i);
  expect(html).toContain('Miles a year (optional)');
  expect(html).toMatch(/<input[^>]*inputMode="numeric"[^>]*name="miles"/i);
  expect(html).toMatch(/<fieldset[^>]*><legend>About you<\/legend>/);
  expect(html).toMatch(/<input[^>]*type="email"[^>]*autoComplete="email"/i);
});

test('nothing is chosen or ticked for the visitor', () => {
  const html = render();

  expect(html).toMatch(/<option value="" selected="">Please choose<\/option>/);
  expect(html).not.toContain('checked');
  expect(html).toMatch(/type="checkbox" name="consent" value="offers"/);
  expect(html).toMatch(/type="checkbox" required="" name="consent" value="terms"/);
});

test('the form shows again what was typed, chosen and ticked', () => {
  const values = {
    message: 'Hello <b>',
    topic: 'two',
    reply: 'one',
    extras: ['one', 'two'],
    consent: 'offers',
  };
  const html = render({ values });

  expect(html).toContain('Hello &lt;b&gt;</textarea>');
  expect(html).toMatch(/<option value="two" selected="">/);
  expect(html.match(/checked=""/g)?.length).toBe(4);
});

test('faults are shown beside their fields and in the summary, in the order of the form', () => {
  const fields = { consent: 'Tick the box.', reply: 'Choose.', message: 'Write.' };
  const html = render({ faults: { message: 'Please check.', fields } });

  expect(html.match(/href="#field-\w+"/g)).toEqual([
    'href="#field-message"',
    'href="#field-reply"',
    'href="#field-consent"',
  ]);
  for (const name of Object.keys(fields)) {
    expect(html).toMatch(new RegExp(`id="field-${name}"`));
    expect(html).toMatch(new RegExp(`aria-describedby="field-${name}-error"`));
  }
});

test('every form says how its data is used, with a link to the privacy policy', () => {
  const sentence =
    'We’ll only use what you send, and the page you came from, to deal with your message, unless you tick a box to allow more.';

  expect(render()).toContain(`${sentence} <a href="/privacy-policy">How we use your data</a>`);
});

test('the field for robots is out of sight, out of the tab order and not filled in by browsers', () => {
  expect(render()).toMatch(
    /aria-hidden="true"><label>[^<]*<input type="text" tabindex="-1" autoComplete="off" name="website"/i,
  );
});
