import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const [light = ''] = readFileSync(join(root, 'shared/ui/tokens.css'), 'utf8').split('@media');

/** A colour of the site's light theme. Throws for one that the tokens do not name as a hexadecimal colour. */
export function colour(name: string): string {
  const [, value] = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(light) ?? [];
  if (!value) throw new Error(`tokens.css has no colour ${name}`);
  return value;
}

/** The field that is drawn on, in pixels. */
export const field = { width: 1280, height: 720 };

/** Where the road begins: cars stand on it, and captions are shown over it. */
export const roadY = 604;

/** Distance of words from the left and right edge. */
export const margin = 80;

/** The right edge of what is drawn. */
export const right = field.width - margin;

/** The few looks that words have. On a phone a video is a quarter of its width, so that nothing is small. */
export const looks = {
  title: { size: 112, weight: 750 },
  ending: { size: 92, weight: 750 },
  heading: { size: 64, weight: 750 },
  figure: { size: 64, weight: 750 },
  label: { size: 38, weight: 600, tone: 'muted' },
} as const;

/** An amount in whole pounds. */
export function pounds(value: number): string {
  return `£${value.toLocaleString('en-GB')}`;
}

/** How far a movement has come, 0 to 1, when it takes `length` seconds; it begins fast and ends gently. */
export function eased(seconds: number, length: number): number {
  const part = Math.min(1, Math.max(0, seconds / length));
  return 1 - (1 - part) ** 3;
}

/** A number short enough for SVG. */
export function short(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The page that frames are drawn into, with the site's font. */
export function stagePage(): string {
  const font = readFileSync(join(root, 'public/fonts/hanken-grotesk.woff2')).toString('base64');
  return `<style>
    @font-face{font-family:H;src:url(data:font/woff2;base64,${font});font-weight:400 750}
    body{margin:0;font-family:H;font-variant-numeric:tabular-nums} svg{display:block}
    </style><svg id="stage" width="${field.width}" height="${field.height}"><text>x</text></svg>`;
}
