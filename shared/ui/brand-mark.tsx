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
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" role="img" aria-label={name}>
      <rect width="32" height="32" rx="8" fill="#10242b" />
      <path
        d="M6 15c3.4-.2 4.6-5.5 9.5-5.5 5.2 0 5.8 5.3 10.5 5.5"
        fill="none"
        stroke="#5cc4b8"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="none" strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M5 17.6c3.3-.1 5-.9 6.8-3.5 1.7-2.5 3-3.6 5.6-3.6 3.2 0 4.6 1.2 6.2 3.6 1 1.5 1.9 2.7 3.4 3.5"
          stroke="#5cc4b8"
        />
        <path d="M5 23.4h22" stroke="#faf8f4" />
      </g>
    </svg>
  );
}
