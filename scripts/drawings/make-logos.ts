import { readFile } from 'node:fs/promises';

/** Our slug of each make that the simple-icons package (CC0) has a logo for, and the package's own slug. */
export const makeLogos = {
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
  return `/** Slugs of the makes in the logo sprite. Written by scripts/art/write-make-logos.ts. */\nexport const makesWithLogo = [\n${slugs.join('')}] as const;\n`;
}

/** One SVG sprite with a symbol for each make that has a logo; throws when the package lacks one of them. */
export async function makeLogoSprite(): Promise<string> {
  const symbols = await Promise.all(
    Object.entries(makeLogos).map(async ([slug, file]) => {
      const url = new URL(import.meta.resolve(`simple-icons/icons/${file}.svg`));
      const path = /<path d="([^"]+)"/.exec(await readFile(url, 'utf8'))?.[1];
      if (!path) throw new Error(`No path in the logo of ${slug}`);
      return `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${shorten(path)}"/></symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`;
}

/** Two decimals of a 24-unit grid: finer than a pixel at any size shown, and a third less to send. */
function shorten(path: string): string {
  return path.replace(/(\.\d\d)\d+/g, '$1');
}
