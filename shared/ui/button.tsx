import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps {
  readonly children: ReactNode;
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  readonly type?: 'submit' | 'button' | 'reset';
  /** Where a submit button sends its form, when not to the form's own action. */
  readonly formAction?: string;
  readonly name?: string;
  readonly value?: string;
  readonly onClick?: () => void;
}

/** A button of a form; `submit` unless said otherwise. */
export function Button({
  children,
  kind = 'primary',
  type = 'submit',
  formAction,
  name,
  value,
  onClick,
}: ButtonProps) {
  return (
    <button
      className={`${styles.button} ${styles[kind]}`}
      type={type}
      formAction={formAction}
      name={name}
      value={value}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

interface ButtonLinkProps {
  readonly children: ReactNode;
  readonly href: string;
  readonly kind?: 'primary' | 'secondary' | 'quiet';
}

/** A link that looks like a button, where the next step is another page. */
export function ButtonLink({ children, href, kind = 'primary' }: ButtonLinkProps) {
  return (
    <a className={`${styles.button} ${styles[kind]}`} href={href}>
      {children}
    </a>
  );
}
