import * as z from 'zod';
import { type FieldSpec, listControls } from '#shared/contracts/field-spec.ts';
import type { EnquiryFields } from './enquiry-fields.ts';
import { fieldSchema } from './field-schemas.ts';

/** What holds across the fields of a form: calls `refuse` for a field that is wrong beside the others. */
export type FormRule = (sent: EnquiryFields, refuse: (name: string, message: string) => void) => void;

/**
 * The check of a whole form, from its fields. Of the ways to reply only the chosen one is asked for; what was typed for
 * another is dropped, because the form no longer shows it.
 */
export function formSchema(fields: readonly FieldSpec[], rule?: FormRule): z.ZodType<EnquiryFields> {
  const controls = listControls(fields);
  const ways = controls.flatMap((field) => {
    if (field.kind !== 'text' || field.onlyFor === undefined) return [];
    const { onlyFor, ...alone } = field;
    return [{ name: field.name, onlyFor, schema: fieldSchema(alone) }];
  });
  const form = z
    .object(Object.fromEntries(controls.map((field) => [field.name, fieldSchema(field)])))
    .superRefine((sent, context) => {
      const refuse = (name: string, message: string) =>
        context.addIssue({ code: 'custom', path: [name], message });
      rule?.(sent, refuse);
      for (const { name, schema } of ways.filter(({ onlyFor }) => onlyFor === sent.reply)) {
        const [fault] = schema.safeParse(sent[name] ?? '').error?.issues ?? [];
        if (fault) refuse(name, fault.message);
      }
    });
  if (ways.length === 0) return form;
  return form.transform((sent) => {
    const hidden = ways.filter(({ onlyFor }) => onlyFor !== sent.reply).map(({ name }) => name);
    return Object.fromEntries(Object.entries(sent).filter(([name]) => !hidden.includes(name)));
  });
}
