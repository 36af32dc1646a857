import type { BodyType } from '#shared/deals/body-type.ts';
import type { Tier } from '#shared/deals/tier.ts';
import type { IconName } from '#shared/ui/icon-names.ts';

const wheels = '<circle cx="7" cy="17" r="2"/><circle cx="17" cy="17" r="2"/>';
const largeWheels = '<circle cx="7" cy="17" r="2.5"/><circle cx="17" cy="17" r="2.5"/>';

const car = (path: string): string => `<path d="${path}"/>${wheels}`;

/** Side silhouettes on the 24 px grid, facing left like the drawings. */
const bodyTypeIcons: Readonly<Record<BodyType, string>> = {
  'suv-crossover': `<path d="M4.5 16.5H2V12l4-1.5L9 6h10l2.5 4.5.5 2v4h-2.5M9.5 16.5h5M6 10.5h15.5M13.5 6v4.5"/>${largeWheels}`,
  hatchback: car('M5 17H2v-3.5L6.5 12 10 8h6.5l3.5 4 2 1.5V17h-3M9 17h6M6.5 12H20M13.5 8v4'),
  saloon: car('M5 17H2v-3l4.5-1.5L9.5 9H15l3.5 3.5 3.5.7V17h-3M9 17h6M6.5 12.5h12M12.5 9v3.5'),
  estate: car('M5 17H2v-3.5L6 12l3-4h11l2 4v5h-3M9 17h6M6 12h16M12 8v4M16.5 8v4'),
  coupe: car('M5 17H2v-2.5l5-2L11 9c2.5-.4 5 .8 8 3.5l3 .7V17h-3M9 17h6M7 12.5h12'),
  'convertible-cabriolet': car(
    'M5 17H2v-3l5.5-1.5H19l3 .7V17h-3M9 17h6M7.5 12.5 11 8.5M12.2 12.5v-1.6a1.3 1.3 0 0 1 2.6 0v1.6M17.8 12.2c.6-1.3 1.6-1.7 3.2-1.4',
  ),
  mpv: car('M5 17H2v-3l6-7h11.5L22 12v5h-3M9 17h6M4.5 12H22M11 7v5M16.5 7v5'),
  'sports-car': car('M5 17H2v-1.6L7 13l4-2.8c2.4-.4 4.6.5 7.2 2.6l3.8.7V17h-3M9 17h6M7 13h11M13.5 10.3V13'),
  '4x4': `<path d="M4.5 16H2v-5h4l1.5-5.5H19.5V16M9.5 16h5M6 11h13.5M13 5.5V11M22.2 9v4"/>${largeWheels}`,
  performance: car('M5 17H2v-3l4.5-1.5L10 8.5h5.5l4 4 2.5.7V17h-3M9 17h6M6.5 12.5h13M12.5 8.5v4M17.8 8H22v5'),
  prestige: car(
    'M5 17H2v-3.3l6.5-1.2L11.5 9h4.7l3.5 3.5H22V17h-3M9 17h6M8.5 12.5h11M14 9v3.5M5.5 3c.3 1.9 1 2.6 2.9 2.9-1.9.3-2.6 1-2.9 2.9-.3-1.9-1-2.6-2.9-2.9 1.9-.3 2.6-1 2.9-2.9z',
  ),
  'city-car':
    '<path d="M6 17H4v-4l2.5-1L9.5 7.5H16l3 4.5 1 1.5V17h-2M10 17h4M6.5 12H19M13 7.5V12"/><circle cx="8" cy="17" r="2"/><circle cx="16" cy="17" r="2"/>',
  small: car('M5 17H2v-3l3.5-2 3.5-4.5h12.5L22 17h-3M9 17h6M5.5 12H12V7.5'),
  medium: car('M5 17H2v-3.5L4.5 11.5 8 6h13.5L22 17h-3M9 17h6M4.5 11.5H11V6M14.5 12.5H18'),
  large: car('M5 17H2v-4l2-2L7 4h14.5L22 17h-3M9 17h6M4 11h6V4M13.5 12H18'),
  pickup: car('M5 17H2v-3.5l4.5-1.5L9 8h5v4.5h8V17h-3M9 17h6M6.5 12H14'),
  crew: car('M5 17H2v-3.5L4.5 11.5 8 6h13.5L22 17h-3M9 17h6M4.5 11.5h12V6M11 6v5.5'),
  dropside: car('M5 17H2v-3.5L4 11.5l2-5h4.5V17M9 17h6M4 11.5h6.5M10.5 10H22v7h-3M10.5 13H22M16.2 10v3'),
  luton: car('M5 17H2v-2.9l1.6-1.5L5.5 8.5h-2V3.5H22V17h-3M9.5 17V8.5h-4M9 17h6M3.6 12.6h5.9'),
};

/** Icons for facts about a vehicle or a deal. */
const factIcons = {
  'fuel-pump':
    '<path d="M4.5 20.5v-16h9v16M3 20.5h12M7 7.5h4v3.5H7zM13.5 13h2a1 1 0 0 1 1 1v2.5a2 2 0 0 0 4 0V9L17 5.5"/>',
  plug: '<path d="M8.5 3v5M15.5 3v5M5.5 8h13v3a6.5 6.5 0 0 1-13 0zM12 17.5V21.5"/>',
  hybrid:
    '<path d="M10 20.5C5 19.5 3 16 3.5 11.5 6.5 11 9 11.5 10.5 13.5M10 20.5c.5-3-1-5-3-6M16.5 2.5l-4 7h4l-2 6 6-8h-4z"/>',
  hydrogen: '<path d="M6 6.5v11M13 6.5v11M6 12h7M16 15.5a1.6 1.6 0 0 1 3.2.2c0 1.5-3.2 2.5-3.2 4.8h3.5"/>',
  diesel: '<path d="M12 3s6.5 7 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 10 12 3 12 3zM9 14.5a3 3 0 0 0 3 3"/>',
  manual:
    '<path d="M5 7.5v9M12 7.5v9M19 7.5V12H5"/><circle cx="5" cy="5.5" r="2"/><circle cx="12" cy="5.5" r="2"/><circle cx="19" cy="5.5" r="2"/><circle cx="5" cy="18.5" r="2"/><circle cx="12" cy="18.5" r="2"/>',
  automatic: '<circle cx="12" cy="12" r="8.5"/><path d="M8.8 16 12 8l3.2 8M9.9 13.5h4.2"/>',
  drivetrain:
    '<path d="M7 5.5h10M7 18.5h10M12 5.5v13M5 3v5M19 3v5M5 16v5M19 16v5"/><circle cx="12" cy="12" r="2"/>',
  seat: '<path d="M7 13.5 5.5 4.5a1.5 1.5 0 0 1 3-.4L10 12.5h6.5a2 2 0 0 1 2 2v2H9a2 2 0 0 1-2-1.7zM9.5 16.5v4M17 16.5v4"/>',
  door: '<path d="M5 20.5V12l6-8.5h8v17zM5.5 11.5H19M15 15h2"/>',
  power: '<path d="M5.5 18.5a9 9 0 1 1 13 0M12 13.5l4-5"/><circle cx="12" cy="14" r="1.5"/>',
  co2: '<path d="M7 18.5a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 1 4 4 0 0 1-.5 8z"/><path d="M10.5 13a1.6 1.6 0 1 0 0 2.5"/><circle cx="14.2" cy="14.2" r="1.7"/>',
  battery: '<path d="M3.5 7.5h15v9h-15zM21 10.5v3M12 9l-2.5 3.5h3L10.5 15.5"/>',
  boot: '<path d="M4 8.5h16v11.5H4zM9 8.5V5h6v3.5M8.5 8.5V20M15.5 8.5V20"/>',
  payload: '<path d="M6.5 9h11l3 11.5h-17z"/><circle cx="12" cy="6" r="2.7"/><path d="M9.5 15.5h5"/>',
  'load-length': '<path d="M3.5 5v14M20.5 5v14M6.5 12h11M9.5 9l-3 3 3 3M14.5 9l3 3-3 3"/>',
  towing:
    '<path d="M3 6.5h9.5v8.5H3zM12.5 15H17a2.5 2.5 0 0 0 2.5-2.5V11"/><circle cx="7.5" cy="17.5" r="2.3"/><circle cx="19.5" cy="8.7" r="2.2"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.2l3.5 2.3"/>',
  stock: '<path d="m12 3 8.5 4.5v9L12 21l-8.5-4.5v-9zM3.8 7.7 12 12l8.2-4.3M12 12v9M7.8 5.3l8.4 4.4"/>',
  calendar:
    '<path d="M4 5.5h16v15H4zM4 10h16M8.5 3v5M15.5 3v5M8.5 14h.1M12 14h.1M15.5 14h.1M8.5 17.2h.1M12 17.2h.1"/>',
  miles: '<path d="M8 3.5 3.5 20.5M16 3.5l4.5 17M12 4v3M12 10.5v3M12 17v3.5"/>',
  pound: '<path d="M17 8a4.2 4.2 0 0 0-8.3 1c0 2.5 1.3 3.5 1.3 6 0 2.2-1 3.8-2.8 5H18M6.5 13h8"/>',
  wrench:
    '<path d="M14.5 8a4.8 4.8 0 0 1 5.8-4.5L17.5 6.5v0l.4 2.3 2.2.3 2-2.3A4.8 4.8 0 0 1 16 12.3L7.5 20.7a2.3 2.3 0 0 1-3.3-3.3L12.5 9.5"/>',
  shield: '<path d="M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5"/>',
  briefcase: '<path d="M3 7.5h18v12H3zM8.5 7.5V4.5h7v3M3 13h18M12 12v2"/>',
  van: bodyTypeIcons.medium,
  car: bodyTypeIcons.hatchback,
} as const;

/** Icons of controls that visitors press. */
const controlIcons = {
  phone:
    '<path d="M5 3.5h3.5l1.8 4.5-2.3 1.7a12 12 0 0 0 6.3 6.3l1.7-2.3 4.5 1.8V19a1.7 1.7 0 0 1-1.8 1.7A16.5 16.5 0 0 1 3.3 5.3 1.7 1.7 0 0 1 5 3.5z"/>',
  menu: '<path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17"/>',
  close: '<path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/>',
  'chevron-down': '<path d="m5.5 9 6.5 6.5L18.5 9"/>',
  'chevron-right': '<path d="m9 5.5 6.5 6.5L9 18.5"/>',
  'chevron-left': '<path d="M15 5.5 8.5 12l6.5 6.5"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  filter:
    '<path d="M3.5 7h8M16.5 7h4M3.5 17h4M12.5 17h8"/><circle cx="14" cy="7" r="2.5"/><circle cx="10" cy="17" r="2.5"/>',
  check: '<path d="m4.5 12.5 5 5 10-11"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.5M12 7.7v.1"/>',
  warning: '<path d="M12 4 21.5 20h-19zM12 10v4.5M12 17.2v.1"/>',
  star: '<path d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z"/>',
  'star-full':
    '<path fill="currentColor" d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z"/>',
  heart: '<path d="M12 20S3.5 15 3.5 9.2A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.4C20.5 15 12 20 12 20z"/>',
  compare: '<path d="M12 3v18M3.5 6.5h5v11h-5zM15.5 6.5h5v11h-5z"/>',
  share:
    '<circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="6" r="2.5"/><circle cx="17.5" cy="18" r="2.5"/><path d="m8.3 10.8 7-3.6M8.3 13.2l7 3.6"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4 20.5a8 8 0 0 1 16 0"/>',
  'arrow-left': '<path d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5"/>',
  'arrow-right': '<path d="M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5"/>',
  sort: '<path d="M7.5 4.5v15M3.5 15.5l4 4 4-4M16.5 19.5v-15M12.5 8.5l4-4 4 4"/>',
  'map-pin':
    '<path d="M12 21.5s-7-6-7-11.5a7 7 0 0 1 14 0c0 5.5-7 11.5-7 11.5z"/><circle cx="12" cy="10" r="2.5"/>',
  envelope: '<path d="M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5"/>',
} as const;

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

/** Icons of header, filters and cards, which style sheets draw, in the order of `--mark-…` in tokens.css. */
const marks: readonly IconName[] = [
  'chevron-down',
  'heart',
  'BASE',
  'ADVANCED',
  'PREMIUM',
  'LOPICK',
  'phone',
  'search',
  'menu',
  'close',
  'filter',
];

/**
 * One SVG file with a symbol for each icon, in the colour of the text around it. As a picture it is a column of the marks,
 * for masks.
 */
export function makeIconSprite(): string {
  const symbols = Object.entries(icons).map(
    ([name, markup]) => `<symbol id="${name}" viewBox="0 0 24 24"><g ${pencil}>${markup}</g></symbol>`,
  );
  const column = marks.map(
    (name, place) => `<use href="#${name}" y="${24 * place}" width="24" height="24"/>`,
  );
  const size = `width="24" height="${24 * marks.length}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${[...symbols, ...column].join('\n')}</svg>\n`;
}
