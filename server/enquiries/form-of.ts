import type { FormState } from '#shared/ui/form/form-state.ts';

const emptyForm: FormState = { csrf: '', values: {}, faults: { fields: {} } };

/** The form of a page: what came back from a try, or an empty one. Public forms need no token: they sign nobody in. */
export function formOf({ form }: { readonly form?: FormState }): FormState {
  return form ?? emptyForm;
}
