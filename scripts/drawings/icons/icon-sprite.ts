import type { IconName } from '#shared/ui/icon-names.ts';
import { bodyTypeIcons } from './body-type-icons.ts';
import { controlIcons } from './control-icons.ts';
import { factIcons } from './fact-icons.ts';
import { tierIcons } from './tier-icons.ts';

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
