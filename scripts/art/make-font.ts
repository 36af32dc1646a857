import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const accents = 'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖØÚÜŠŽàáâäçèéêëíîïñóôöøúüßšž';
const signs = '£€×–—‘’“”…·•→←↑↓✓−≥≤½°²₂™®© ';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Reduces a variable font to the characters of English pages; see public/fonts/README.md. */
async function makeFont(source: string, target: string): Promise<void> {
  const subset = await subsetFont(await readFile(source), ascii + accents + signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 750, default: 400 } },
  });
  await writeFile(target, subset);
  console.log(`${path.basename(target)}: ${subset.length} bytes`);
}

const [source, target] = process.argv.slice(2);
if (!source || !target) throw new Error('Usage: node scripts/art/make-font.ts <source.woff2> <target.woff2>');
await makeFont(source, target);
