import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form.module.css';
import { type FormFaults, type FormState, formRefusedEvent } from './form-state.ts';

interface PostFormProps {
  /** Route that takes the form, such as `/api/account/session`; without it the page's own address, query included. */
  readonly action?: string | undefined;
  readonly form: FormState;
  /** Words on the button. */
  readonly submit: string;
  readonly submitKind?: 'primary' | 'secondary' | 'quiet';
  /** Values of hidden fields. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** For forms with files. */
  readonly encType?: 'multipart/form-data';
  /** The names of the fields in their order, for the summary of faults. */
  readonly order?: readonly string[];
  /** Accessible name where a page has several forms. */
  readonly label?: string;
  /** Kind of the enquiry; client/forms/check-enquiry.ts checks the form by its schema before it is sent. */
  readonly enquiry?: string;
  /** The fields, given the message for each field at fault. */
  readonly children?: (errors: Readonly<Record<string, string | undefined>>) => ReactNode;
}

/**
 * A form that posts with or without scripts. Without scripts the server answers with the same page and its faults. With
 * scripts client/forms/follow-post-forms.ts sends the form, its faults appear in place, and what was typed stays.
 */
export function PostForm({ form, children, ...props }: PostFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const faults = useFaults(element, form);
  return (
    <form
      className={styles.form}
      ref={element}
      method="post"
      action={props.action}
      encType={props.encType}
      aria-label={props.label}
      data-enhanced=""
      data-enquiry={props.enquiry}
      noValidate
    >
      <ErrorSummary faults={faults} order={props.order} />
      {form.csrf !== '' && <input type="hidden" name="csrf" value={form.csrf} />}
      {Object.entries(props.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children?.(faults.fields)}
      <div>
        <Button kind={props.submitKind ?? 'primary'}>{props.submit}</Button>
      </div>
    </form>
  );
}

/** The faults of the last try: those that the server drew, until the form is sent by script. */
function useFaults(element: { readonly current: HTMLFormElement | null }, { faults }: FormState): FormFaults {
  const [latest, setLatest] = useState<{ readonly from: FormFaults; readonly faults: FormFaults }>();
  useEffect(() => {
    const form = element.current;
    const show = (event: Event) => {
      event.preventDefault();
      setLatest({ from: faults, faults: (event as CustomEvent<FormFaults>).detail });
    };
    form?.addEventListener(formRefusedEvent, show);
    return () => form?.removeEventListener(formRefusedEvent, show);
  }, [element, faults]);
  return latest?.from === faults ? latest.faults : faults;
}
