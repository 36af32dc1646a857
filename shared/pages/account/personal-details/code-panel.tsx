import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';

/** Sends a code to the customer's own address or phone. Only pages ask for codes, never our staff. */
export function CodePanel({ form }: { readonly form: FormState }) {
  return (
    <AccountPanel heading="Confirmation code">
      <p>
        Get a code here when a page of this website asks you for one. It has six digits and works for 10
        minutes. We’ll never ask you for a code by phone, text or email.
      </p>
      <PostForm
        action="/api/account/confirmation-code"
        form={form}
        submit="Send me a code"
        submitKind="secondary"
      >
        {(errors) => (
          <SegmentedField
            name="sendmethod"
            label="Send it by"
            value="email"
            choices={sendMethods}
            error={errors.sendmethod}
          />
        )}
      </PostForm>
    </AccountPanel>
  );
}

const sendMethods = [
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'Text message' },
];
