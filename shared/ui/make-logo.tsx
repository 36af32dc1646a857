import type { ReactElement } from 'react';
import type { Named } from '#shared/deals/vehicle.ts';
import styles from './make-logo.module.css';
import { makesWithLogo } from './make-logos.generated.ts';

const folder = '/website/static/makes';
const slugsWithLogo: ReadonlySet<string> = new Set(makesWithLogo);

interface MakeLogoProps {
  readonly make: Named;
  /** Side in pixels; left out where a style sheet gives it. */
  readonly size?: number;
}

/**
 * The make's logo, fetched when it is near the screen, or its initials in the same frame. Decoration: the name stands
 * beside it.
 */
export function MakeLogo({ make, size }: MakeLogoProps): ReactElement {
  if (!slugsWithLogo.has(make.slug)) return <Initials name={make.name} size={size} />;
  const source = `${folder}/${make.slug}.svg`;
  return <img src={source} alt="" width={size} height={size} loading="lazy" />;
}

function Initials({ name, size }: { readonly name: string; readonly size: number | undefined }) {
  const initials = toInitials(name);
  return (
    <svg className={styles.initials} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect />
      <text x="16" y="20" fontSize={initials.length > 2 ? 9 : undefined}>
        {initials}
      </text>
    </svg>
  );
}

/** "Land Rover" is LR, "BYD" stays BYD, "Lexus" is Le. */
export function toInitials(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  if (words.length > 1)
    return words
      .slice(0, 2)
      .map((word) => word.charAt(0).toUpperCase())
      .join('');
  return name === name.toUpperCase() ? name.slice(0, 3) : name.slice(0, 2);
}
