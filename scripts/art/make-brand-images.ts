import { readFile, writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { drawVehicle } from '#scripts/drawings/parts/draw-vehicle.ts';
import { plans } from '#shared/drawings/plans/all-plans.ts';
import { type Pixels, toPalettePng } from './palette-png.ts';

/** Writes favicon.ico, touch icon and sharing card to public/, using this Chromium; see scripts/art/README.md. */
async function makeBrandImages(executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath });
  const mark = await readFile('public/favicon.svg', 'utf8');
  const square = mark.replace('rx="8"', '');
  const card = await sharingCard(mark);
  await writeFile('public/favicon.ico', toIco(await shoot(browser, { html: mark, width: 32, height: 32 })));
  await writeFile('public/touch-icon.png', await shoot(browser, { html: square, width: 180, height: 180 }));
  await writeFile('public/og-image.png', await shoot(browser, { html: card, width: 1200, height: 630 }));
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

async function sharingCard(mark: string): Promise<string> {
  const font = (await readFile('public/fonts/hanken-grotesk.woff2')).toString('base64');
  const cars = [
    picture(drawVehicle(plans.hatchback, 1.12, '#a82a2c')),
    picture(drawVehicle(plans['suv-medium'], 1.12, '#1f3f70')),
  ];
  const van = picture(drawVehicle(plans.medium, 1, '#e9ebea'));
  return `<style>
    @font-face{font-family:H;src:url(data:font/woff2;base64,${font});font-weight:400 750}
    body{width:1200px;height:630px;background:#faf8f4;color:#10242b;font:700 84px/1.04 H;overflow:hidden}
    header{display:flex;gap:20px;align-items:center;padding:60px 72px 30px;font-size:38px}
    header svg{width:64px} h1{margin:0 72px;font:inherit;letter-spacing:-.02em;max-width:980px}
    footer{position:absolute;bottom:0;left:0;right:0;height:60px;background:#10242b}
    div{position:absolute;bottom:41px;left:24px;display:flex} img{width:430px;margin-right:-46px}
    </style><header>${mark}Leasing Options</header><h1>Every lease price, at your own mileage</h1>
    <footer></footer><div>${cars.join('')}${van}</div>`;
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
