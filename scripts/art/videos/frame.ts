import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colour, eased, field, margin, roadY, short } from './look.ts';
import { words } from './pieces.ts';
import { lengthOf, listChapters, listScenes, type Piece, type Scene, type Storyboard } from './storyboard.ts';

/** Seconds that a piece takes to come, and that a scene takes to go. */
const entry = 0.5;
const exit = 0.3;

const mark = readFileSync(join(import.meta.dirname, '../../../public/favicon.svg'), 'utf8');

/** The content of the picture of a video at a second, as SVG. The same second always gives the same text. */
export function drawFrame(board: Storyboard, second: number): string {
  const scenes = listScenes(board);
  const scene = scenes.findLast(({ start }) => start <= second) ?? scenes[0];
  if (!scene) throw new Error(`${board.file} has no scenes`);
  return backdrop() + drawChapters(board, second) + drawScene(scene, second - scene.start);
}

function backdrop(): string {
  return (
    `<rect width="${field.width}" height="${field.height}" fill="${colour('paper')}"/>` +
    `<rect y="${roadY}" width="${field.width}" height="${field.height - roadY}" fill="${colour('deep')}"/>` +
    `<svg x="${margin}" y="44" width="36" height="36" viewBox="0 0 32 32">${mark}</svg>`
  );
}

/** The name of the chapter beside the mark, and a bar for each chapter that fills when the chapter begins. */
function drawChapters(board: Storyboard, second: number): string {
  const chapters = listChapters(board);
  const here = chapters.findLast(({ from }) => from <= second);
  const name = here
    ? words(margin + 52, 70, here.words, { size: 28, weight: 600, tone: 'muted' }).draw(0)
    : '';
  const width = 44;
  const left = field.width - margin - chapters.length * (width + 8) + 8;
  const bars = chapters.map(({ from }, place) => {
    const filled = from === 0 ? 1 : eased(second - from, entry);
    const bar = (length: number, tone: string) =>
      `<rect x="${left + place * (width + 8)}" y="59" width="${short(length)}" height="6" rx="3" fill="${colour(tone)}"/>`;
    return bar(width, 'line') + (filled > 0 ? bar(width * filled, 'accent') : '');
  });
  return name + bars.join('');
}

function drawScene({ pieces, seconds }: Scene, now: number): string {
  return pieces
    .filter(({ from, until = seconds }) => from <= now && now < until)
    .map((piece) => drawPiece(piece, now, piece.until ?? seconds))
    .join('');
}

/** A piece rises into its place as it fades in, and fades out before it goes. */
function drawPiece({ from, isSelfMoving, draw }: Piece, now: number, until: number): string {
  const come = isSelfMoving ? 1 : eased(now - from, entry);
  const opacity = short(Math.min(come, (until - now) / exit, 1));
  const rise = short((1 - come) * 18);
  const moved = rise === 0 ? '' : ` transform="translate(0 ${rise})"`;
  const faded = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<g${moved}${faded}>${draw(now - from)}</g>`;
}

/** How many frames a video of 25 a second has. */
export function countFrames(board: Storyboard, perSecond: number): number {
  return Math.round(lengthOf(board) * perSecond);
}
