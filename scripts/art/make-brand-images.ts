import { readFile, writeFile } from 'node:fs/promises';
import { toPalettePicture, toPng } from '#scripts/share/palette-png.ts';
import { openSvgRenderer } from '#scripts/share/svg-renderer.ts';

/** Writes favicon.ico and the touch icon to public/, from favicon.svg; see scripts/art/README.md. */
async function makeBrandImages(): Promise<void> {
  const { toPixels } = await openSvgRenderer();
  const mark = await readFile('public/favicon.svg', 'utf8');
  const square = mark.replace('rx="8"', '');
  const draw = (svg: string, size: number) => {
    const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
    return toPng(toPalettePicture(toPixels(sized)));
  };
  await writeFile('public/favicon.ico', toIco(await draw(square, 32)));
  await writeFile('public/touch-icon.png', await draw(square, 180));
}

/**
 * An icon file with one PNG of 32 pixels, for browsers that request /favicon.ico without looking at the page's links.
 */
function toIco(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

await makeBrandImages();
