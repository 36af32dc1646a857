import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { drawVehicle } from '#scripts/drawings/parts/draw-vehicle.ts';
import { plans } from '#shared/drawings/plans/all-plans.ts';
import { type Pixels, toPalettePng } from './palette-png.ts';

/** Writes favicon.ico, touch icon and sharing card to public/, using this Chromium; see scripts/art/README.md. */
async function makeBrandImages(executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath });
  const mark = await readFile('public/favicon.svg', 'utf8');
  const square = mark.replace('rx="8"', '');
  const font = (await readFile('public/fonts/hanken-grotesk.woff2')).toString('base64');
  await writeFile('public/favicon.ico', toIco(await shoot(browser, { html: mark, width: 32, height: 32 })));
  await writeFile('public/touch-icon.png', await shoot(browser, { html: square, width: 180, height: 180 }));
  await mkdir('public/share', { recursive: true });
  for (const [path, card] of Object.entries(cards)) {
    const html = sharingCard(card, { mark, font });
    await writeFile(`public/${path}`, await shoot(browser, { html, width: 1200, height: 630 }));
  }
  await browser.close();
}

interface Picture {
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

async function shoot(browser: Browser, { html, width, height }: Picture): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${html}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const png = toPalettePng(await pixelsOf(page));
  await page.close();
  return png;
}

/** The pixels of a screenshot, which the browser itself decodes. */
async function pixelsOf(page: Page): Promise<Pixels> {
  const png = (await page.screenshot()).toString('base64');
  const { width, height, bytes } = await page.evaluate(async (encoded) => {
    const image = new Image();
    image.src = `data:image/png;base64,${encoded}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.width,
      height: image.height,
    });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return { width: image.width, height: image.height, bytes: Array.from(data) };
  }, png);
  return { width, height, rgba: Uint8Array.from(bytes) };
}

interface Card {
  readonly words: string;
  /** Drawings of vehicles, side by side. */
  readonly vehicles: readonly string[];
}

const red = drawVehicle(plans.hatchback, 1.12, '#a82a2c');
const blue = drawVehicle(plans['suv-medium'], 1.12, '#1f3f70');
const green = drawVehicle(plans.hatchback, 1.12, '#0b6e69');
const grey = drawVehicle(plans['suv-medium'], 1.12, '#51646b');
const white = drawVehicle(plans.medium, 1, '#e9ebea');
const sand = drawVehicle(plans.medium, 1, '#c9a86a');

/** The card of the site, and those of kinds of pages; server/pages/share-card.ts says which page has which. */
const cards: Readonly<Record<string, Card>> = {
  'og-image.png': { words: 'Every lease price, at your own mileage', vehicles: [red, blue, white] },
  'share/cars.png': { words: 'Car leasing, priced whole', vehicles: [red, blue, green] },
  'share/business.png': { words: 'Business car leasing, ex VAT, with the tax', vehicles: [blue, grey, red] },
  'share/vans.png': { words: 'Van leasing, with payload and load space', vehicles: [white, sand, white] },
  'share/tools.png': { words: 'What it really costs: do the sums', vehicles: [green, blue] },
  'share/guides.png': { words: 'Leasing guides: plain answers', vehicles: [red, white] },
  'share/news.png': { words: 'Leasing news: what has changed', vehicles: [grey, green] },
  'share/events.png': { words: 'Events: ask before you sign', vehicles: [blue, sand] },
  'share/flix.png': { words: 'Flix: leasing in a minute', vehicles: [green, red] },
};

function sharingCard({ words, vehicles }: Card, { mark, font }: { mark: string; font: string }): string {
  return `<style>
    @font-face{font-family:H;src:url(data:font/woff2;base64,${font});font-weight:400 750}
    body{width:1200px;height:630px;background:#faf8f4;color:#10242b;font:700 84px/1.04 H;overflow:hidden}
    header{display:flex;gap:20px;align-items:center;padding:60px 72px 30px;font-size:38px}
    header svg{width:64px} h1{margin:0 72px;font:inherit;letter-spacing:-.02em;max-width:980px}
    footer{position:absolute;bottom:0;left:0;right:0;height:60px;background:#10242b}
    div{position:absolute;bottom:41px;left:24px;display:flex} img{width:430px;margin-right:-46px}
    </style><header>${mark}Leasing Options</header><h1>${words}</h1>
    <footer></footer><div>${vehicles.map(picture).join('')}</div>`;
}

function picture(svg: string): string {
  return `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
}

/**
 * An icon file with one PNG of 32 pixels, for browsers that request /favicon.ico without looking at the page's links.
 */
function toIco(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

const [executablePath] = process.argv.slice(2);
if (!executablePath) throw new Error('Usage: node scripts/art/make-brand-images.ts <path of chromium>');
await makeBrandImages(executablePath);
