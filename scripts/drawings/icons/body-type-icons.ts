import type { BodyType } from '#shared/deals/body-type.ts';

const wheels = '<circle cx="7" cy="17" r="2"/><circle cx="17" cy="17" r="2"/>';
const largeWheels = '<circle cx="7" cy="17" r="2.5"/><circle cx="17" cy="17" r="2.5"/>';

const car = (path: string): string => `<path d="${path}"/>${wheels}`;

/** Side silhouettes on the 24 px grid, facing left like the drawings. */
export const bodyTypeIcons: Readonly<Record<BodyType, string>> = {
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
