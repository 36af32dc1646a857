import { createContext, type ReactNode, useContext } from 'react';
import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import styles from './field.module.css';

/** The props of every field. The id is `field-<name>` unless two fields of a page share a name. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly id?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** The attributes of a field's control: its id, the ids of its hint and error, and whether it has an error. */
export interface FieldControl {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: true | undefined;
}

/** Id of a field's control and what describes it. */
export function fieldControl({ name, id = `field-${name}`, hint, error }: FieldProps): FieldControl {
  const texts = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  return {
    id,
    describedBy: texts.filter(Boolean).join(' ') || undefined,
    isInvalid: error === undefined ? undefined : true,
  };
}

/** What was refused of the page that is drawn: its fields show it by themselves. */
export const RefusedFieldsContext = createContext<RefusedFields>({});

/** The field with its error and what was typed, where that was refused. */
export function useRefused<Field extends FieldProps>(
  field: Field,
): { readonly field: Field; readonly typed: string | undefined } {
  const refused = useContext(RefusedFieldsContext)[field.name];
  return refused
    ? { field: { ...field, error: refused.advice }, typed: refused.typed }
    : { field, typed: undefined };
}

interface FieldFrameProps {
  readonly field: FieldProps;
  readonly children: ReactNode;
}

/** Label, hint and error around one control. */
export function FieldFrame({ field, children }: FieldFrameProps) {
  const { id } = fieldControl(field);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
      </label>
      <FieldTexts field={field} />
      {children}
    </div>
  );
}

/** Hint and error of a field, under the ids that its control's `aria-describedby` names. */
export function FieldTexts({ field }: { readonly field: FieldProps }) {
  const { id } = fieldControl(field);
  return (
    <>
      {field.hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {field.hint}
        </p>
      )}
      {field.error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {field.error}
        </p>
      )}
    </>
  );
}
