import type { ReactElement } from 'react';
import type { IconName } from './icon-names.ts';

const sprite = '/website/static/icons.svg';

/** Address of a symbol, for pictures that are made of icons. */
export function iconHref(name: IconName): string {
  return `${sprite}#${name}`;
}

interface IconProps {
  readonly name: IconName;
  /** Side in pixels; without it 24, which the style sheet says (base.css). */
  readonly size?: number;
  /** Accessible name; without it the icon is decoration and hidden from assistive technology. */
  readonly label?: string;
}

/** One symbol of the icon sprite, in the colour of the text around it. */
export function Icon({ name, size, label }: IconProps): ReactElement {
  const use = <use href={iconHref(name)} />;
  if (label === undefined) {
    return (
      <svg width={size} height={size} aria-hidden="true">
        {use}
      </svg>
    );
  }
  return (
    <svg width={size} height={size} role="img" aria-label={label}>
      {use}
    </svg>
  );
}
