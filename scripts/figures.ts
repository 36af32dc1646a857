import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { figuresDocument } from '#scripts/figures/figures-document.ts';
import { answerHelp } from './answer-help.mjs';

answerHelp(
  'npm run figures   writes docs/figures.md, the list of every dated figure of the site, from the tables themselves',
);
await writeFile(join(import.meta.dirname, '../docs/figures.md'), figuresDocument());
