/** A roof line over the road: the site's mark, beside the site's name. Drawn again in public/favicon.svg. */
export function BrandMark() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#10242b" />
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
