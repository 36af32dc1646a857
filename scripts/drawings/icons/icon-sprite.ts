import type { Tier } from '#shared/deals/tier.ts';
import type { IconName } from '#shared/ui/icon-names.ts';
import { bodyTypeIcons } from './body-type-icons.ts';
import { controlIcons } from './control-icons.ts';
import { factIcons } from './fact-icons.ts';

/** A price tag, two steps upwards, a cut gem, a rosette. */
const tierIcons: Readonly<Record<Tier, string>> = {
  BASE: '<path d="M3.5 12V4.5a1 1 0 0 1 1-1H12l8.5 8.5a1.4 1.4 0 0 1 0 2L14 20.5a1.4 1.4 0 0 1-2 0z"/><circle cx="8" cy="8" r="1.25"/>',
  ADVANCED: '<path d="m5.5 12 6.5-6.5 6.5 6.5M5.5 18.5 12 12l6.5 6.5"/>',
  PREMIUM: '<path d="M7 4h10l4.5 5.5L12 20.5 2.5 9.5zM2.5 9.5h19M12 20.5 8.5 9.5 12 4l3.5 5.5z"/>',
  LOPICK: '<circle cx="12" cy="9" r="6.5"/><path d="M8.2 14.5 7 21.5l5-2.5 5 2.5-1.2-7M9.2 9.2l2 2 3.6-4"/>',
};

/** Markup of every icon on a 24 px grid. */
export const icons: Readonly<Record<IconName, string>> = {
  ...bodyTypeIcons,
  ...tierIcons,
  ...controlIcons,
  ...factIcons,
};

const pencil =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** One SVG file with a symbol for each icon, in the colour of the text around it. */
export function makeIconSprite(): string {
  const symbols = Object.entries(icons).map(
    ([name, markup]) => `<symbol id="${name}" viewBox="0 0 24 24"><g ${pencil}>${markup}</g></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`;
}
