import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FormState } from './form-state.ts';
import { PostForm } from './post-form.tsx';
import { TextField } from './text-field.tsx';

function render(form: Partial<FormState> = {}): string {
  const state: FormState = { csrf: 'the-token', values: {}, faults: { fields: {} }, ...form };
  return renderToStaticMarkup(
    <PostForm action="/api/account/session" form={state} submit="Send">
      {(errors) => <TextField name="email" label="Email" value="" error={errors.email} />}
    </PostForm>,
  );
}

test('a form posts by itself, with the session’s token', () => {
  const html = render();

  expect(html).toMatch(/<form[^>]*action="\/api\/account\/session" method="post"/);
  expect(html).toMatch(/<input type="hidden" name="csrf" value="the-token"\/>/);
  expect(html).toMatch(/<button[^>]*type="submit"/);
  expect(html).not.toContain('role="alert"');
});

test('a public form has no session and no token', () => {
  expect(render({ csrf: '' })).not.toContain('csrf');
});

test('a form without an action posts to the address that it is on, query included', () => {
  const form: FormState = { csrf: '', values: {}, faults: { fields: {} } };

  expect(renderToStaticMarkup(<PostForm form={form} submit="Send" />)).not.toContain('action=');
});

test('a fault stands beside its field and in a summary, which takes focus and links to the field', () => {
  const html = render({ faults: { message: 'Please check.', fields: { email: 'Enter an address.' } } });

  expect(html).toMatch(/<div[^>]*role="alert"[^>]*tabindex="-1"[^>]*autofocus=""/i);
  expect(html).toContain('<a href="#field-email">Enter an address.</a>');
  expect(html).toMatch(/<p id="field-email-error"[^>]*>Enter an address\.<\/p>/);
  expect(html).toMatch(
    /<input[^>]*id="field-email"[^>]*aria-describedby="field-email-error"[^>]*aria-invalid="true"/,
  );
});

test('a fault of the whole form is shown without a field', () => {
  expect(render({ faults: { message: 'Too many attempts.', fields: {} } })).toContain('Too many attempts.');
});

test('faults are listed in the order of the fields, not in the order in which they were found', () => {
  const faults = { fields: { password: 'Too short.', email: 'Enter an address.' } };
  const html = renderToStaticMarkup(
    <PostForm
      action="/api/account/session"
      form={{ csrf: '', values: {}, faults }}
      submit="Send"
      order={['email', 'password']}
    />,
  );

  expect(html.match(/#field-\w+/g)).toEqual(['#field-email', '#field-password']);
});
