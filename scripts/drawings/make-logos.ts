import { readFile } from 'node:fs/promises';

/** Our slug of each make that the simple-icons package (CC0) has a logo for, and the package's own slug. */
const makeLogos = {
  'aston-martin': 'astonmartin',
  audi: 'audi',
  bentley: 'bentley',
  bmw: 'bmw',
  bugatti: 'bugatti',
  cadillac: 'cadillac',
  chevrolet: 'chevrolet',
  chrysler: 'chrysler',
  citroen: 'citroen',
  dacia: 'dacia',
  daf: 'daf',
  ds: 'dsautomobiles',
  ferrari: 'ferrari',
  fiat: 'fiat',
  ford: 'ford',
  honda: 'honda',
  hyundai: 'hyundai',
  infiniti: 'infiniti',
  iveco: 'iveco',
  jeep: 'jeep',
  kia: 'kia',
  lamborghini: 'lamborghini',
  lucid: 'lucid',
  man: 'man',
  maserati: 'maserati',
  mazda: 'mazda',
  mclaren: 'mclaren',
  mg: 'mg',
  mini: 'mini',
  mitsubishi: 'mitsubishi',
  nissan: 'nissan',
  opel: 'opel',
  peugeot: 'peugeot',
  polestar: 'polestar',
  porsche: 'porsche',
  ram: 'ram',
  renault: 'renault',
  'rolls-royce': 'rollsroyce',
  seat: 'seat',
  skoda: 'skoda',
  smart: 'smart',
  subaru: 'subaru',
  suzuki: 'suzuki',
  tesla: 'tesla',
  toyota: 'toyota',
  vauxhall: 'vauxhall',
  volkswagen: 'volkswagen',
  volvo: 'volvo',
} as const;

/** The body of a module that tells the browser which makes have a logo; it does not contain the logos. */
export function makeLogosModule(): string {
  const slugs = Object.keys(makeLogos).map((slug) => `  '${slug}',\n`);
  return `/** Slugs of the makes that have a logo file. Written by scripts/art/write-make-logos.ts. */\nexport const makesWithLogo = [\n${slugs.join('')}] as const;\n`;
}

/** Ink of the light theme. In the dark theme make-logo.module.css makes the picture light. */
const ink = '#10242b';

/** A small file for each make with a logo, by slug. Throws when the package does not have one of them. */
export function makeLogoFiles(): Promise<(readonly [slug: string, svg: string])[]> {
  return Promise.all(
    Object.entries(makeLogos).map(async ([slug, file]) => {
      const url = new URL(import.meta.resolve(`simple-icons/icons/${file}.svg`));
      const path = /<path d="([^"]+)"/.exec(await readFile(url, 'utf8'))?.[1];
      if (!path) throw new Error(`No path in the logo of ${slug}`);
      return [slug, logoSvg(shorten(path))] as const;
    }),
  );
}

/** A logo 26 units wide in a frame of 32; its path is on the package's grid of 24. */
function logoSvg(path: string): string {
  const margin = (24 * 3) / 26;
  const frame = [-margin, -margin, 24 + 2 * margin, 24 + 2 * margin].map((length) => length.toFixed(2));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(' ')}"><path fill="${ink}" d="${path}"/></svg>\n`;
}

/** Rounds to two decimals on a grid of 24, which is finer than a pixel at all sizes and a third smaller. */
function shorten(path: string): string {
  return path.replace(/(\.\d\d)\d+/g, '$1');
}
