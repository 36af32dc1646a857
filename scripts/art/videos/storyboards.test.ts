import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '#scripts/content/read-content.ts';
import { videoFiles } from '#shared/pages/content/video-files.ts';
import { companyCarPercentage } from '#shared/tax/company-car-percentage.ts';
import { storyboards } from './all-storyboards.ts';
import { taxShown } from './boards/company-car-tax.ts';
import { countFrames, drawFrame } from './frame.ts';
import { lengthOf, listCaptions, listChapters, listScenes, type Storyboard } from './storyboard.ts';
import { toVtt } from './tracks.ts';

const root = join(import.meta.dirname, '../../..');
const pages = [...readContent(root).pages.values()].filter(({ page }) => page.video);
const pageOf = ({ file }: Storyboard) => pages.find(({ page }) => page.video?.file === file);
const publicFile = (path: string) => join(root, 'public', path);

test('every video has a page, and every page a video', () => {
  expect(pages.map(({ page }) => page.video?.file).toSorted()).toEqual(
    storyboards.map(({ file }) => file).toSorted(),
  );
});

test.each(storyboards)('$file: the page names the length and the chapters of the storyboard', (board) => {
  const video = pageOf(board)?.page.video;

  expect(video?.durationSeconds).toBe(lengthOf(board));
  expect(video?.chapters).toEqual(listChapters(board).map(({ from, words }) => ({ at: from, label: words })));
});

test.each(storyboards)('$file: the transcript has every caption', (board) => {
  const transcript = (pageOf(board)?.plain ?? []).join(' ');
  const missing = listCaptions(board).filter(({ words }) => !transcript.includes(words));

  expect(missing).toEqual([]);
});

test.each(storyboards)('$file: 35 to 60 seconds, with captions that can be read in their time', (board) => {
  const captions = listCaptions(board);
  const hurried = captions.filter(({ from, until, words }) => words.length / (until - from) > 18);
  const outside = listScenes(board).filter(({ seconds, says }) => says.some(([at]) => at >= seconds));

  expect(lengthOf(board)).toBeGreaterThanOrEqual(35);
  expect(lengthOf(board)).toBeLessThanOrEqual(60);
  expect(hurried).toEqual([]);
  expect(outside).toEqual([]);
  expect(
    toVtt(captions)
      .split('\n')
      .filter((line) => line.length > 50),
  ).toEqual([]);
});

test.each(storyboards)('$file: its files are there, are the storyboard’s, and small', (board) => {
  const { webm, mp4, poster, captions, chapters } = videoFiles(board);
  const text = (path: string) => readFileSync(publicFile(path), 'utf8');
  const size = (path: string) => statSync(publicFile(path)).size;

  expect(text(captions)).toBe(toVtt(listCaptions(board)));
  expect(text(chapters)).toBe(toVtt(listChapters(board)));
  expect(Math.max(size(webm), size(mp4))).toBeLessThan(1.2e6);
  expect(size(poster)).toBeLessThan(40_000);
});

test.each(storyboards)(
  '$file: every frame can be drawn, and one second always gives the same frame',
  (board) => {
    const frames = countFrames(board, 5);
    const drawn = Array.from({ length: frames }, (_, frame) => drawFrame(board, frame / 5));

    expect(drawn.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
    expect(drawFrame(board, board.posterAt)).toBe(drawFrame(board, board.posterAt));
  },
);

test.each([
  ['electric', 0],
  ['hybrid', 50],
] as const)('the video on company car tax shows of the %s car what the tables of tax give', (kind, grams) => {
  const { percents, tax } = taxShown[kind];
  const car = { co2GramsPerKm: grams, electricRangeMiles: 50, isDiesel: false, meetsRde2: false };
  const given = taxShown.years.map((name) => companyCarPercentage(car, Number(name.slice(0, 4))));

  expect(given).toEqual(percents);
  expect(tax).toEqual(percents.map((percent) => (35_000 * percent * 20) / 100 / 100));
});
