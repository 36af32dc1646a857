import type { ReactElement } from 'react';

interface BrandMarkProps {
  /** The site's name: accessible name of the mark. */
  readonly name: string;
  /** Side in pixels; 32 unless given. */
  readonly size?: number;
  readonly className?: string;
}

/** A roof line over the road: the site's mark. Drawn again in public/favicon.svg. */
export function BrandMark({ name, size = 32, className }: BrandMarkProps): ReactElement {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role="img"
      aria-label={name}
      focusable="false"
    >
      <rect width="32" height="32" rx="8" fill="#10242b" />
      <path
        d="M6 15c3.4-.2 4.6-5.5 9.5-5.5 5.2 0 5.8 5.3 10.5 5.5"
        fill="none"
        stroke="#5cc4b8"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="none" strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M5.5 17.5l4.3-1.3 4.2-5.7h6l4 4.8 2.5 2.2" stroke="#5cc4b8" />
        <path d="M5.5 23.5h21" stroke="#faf8f4" />
      </g>
    </svg>
  );
}
