import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';

/** Sends a code to the customer's own address or phone, for when our staff ask for one. */
export function CodePanel({ form }: { readonly form: FormState }) {
  return (
    <AccountPanel heading="Confirmation code">
      <p>
        If we ask you for a code on the phone, so we know it’s you, get one here. It has six digits and works
        for 10 minutes.
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
