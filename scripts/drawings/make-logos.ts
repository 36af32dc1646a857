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

/** Body of the file that tells the browser which makes have a logo, without the logos themselves. */
export function makeLogosModule(): string {
  const slugs = Object.keys(makeLogos).map((slug) => `  '${slug}',\n`);
  return `/** Slugs of the makes that have a logo file. Written by scripts/art/write-make-logos.ts. */\nexport const makesWithLogo = [\n${slugs.join('')}] as const;\n`;
}

/** The ink of the light theme; the dark one turns the picture light, see make-logo.module.css. */
const ink = '#10242b';

/** A small file for each make that has a logo, by slug; throws when the package lacks one of them. */
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

/** A logo of 26 in a frame of 32, on the package's own grid of 24. */
function logoSvg(path: string): string {
  const margin = (24 * 3) / 26;
  const frame = [-margin, -margin, 24 + 2 * margin, 24 + 2 * margin].map((length) => length.toFixed(2));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(' ')}"><path fill="${ink}" d="${path}"/></svg>\n`;
}

/** Two decimals of a 24-unit grid: finer than a pixel at any size shown, and a third less to send. */
function shorten(path: string): string {
  return path.replace(/(\.\d\d)\d+/g, '$1');
}
