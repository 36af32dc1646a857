import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CDPSession, chromium } from '@playwright/test';
import { storyboards } from './videos/all-storyboards.ts';
import { countFrames, drawFrame } from './videos/frame.ts';
import { field, stagePage } from './videos/look.ts';
import { listCaptions, listChapters, type Storyboard } from './videos/storyboard.ts';
import { toVtt } from './videos/tracks.ts';

const framesPerSecond = 25;
const folder = 'public/flix';

/** Draws one picture, given as SVG content, and returns it as PNG. */
type Shoot = (svg: string) => Promise<Buffer>;

/** Writes the files of a video to public/flix: films, captions, chapters and poster. */
async function makeVideo(board: Storyboard, shoot: Shoot): Promise<void> {
  const file = (end: string) => join(folder, `${board.file}.${end}`);
  await writeFile(file('vtt'), toVtt(listCaptions(board)));
  await writeFile(file('chapters.vtt'), toVtt(listChapters(board)));
  await makePosters(file, await shoot(drawFrame(board, board.posterAt)));
  await encode(board, shoot);
}

/** Writes the picture before the start, large for the player and small for lists. */
async function makePosters(file: (end: string) => string, png: Buffer): Promise<void> {
  const large = ['-c:v', 'libwebp', '-quality', '64', file('webp')];
  const small = [
    '-vf',
    'scale=640:-1:flags=lanczos',
    '-c:v',
    'libwebp',
    '-quality',
    '80',
    file('small.webp'),
  ];
  const ffmpeg = startFfmpeg(['-f', 'image2pipe', '-c:v', 'png', '-i', '-', ...large, ...small]);
  ffmpeg.stdin.end(png);
  await untilDone(ffmpeg);
}

function startFfmpeg(parameters: readonly string[]) {
  return spawn('ffmpeg', ['-v', 'error', '-y', ...parameters], { stdio: ['pipe', 'inherit', 'inherit'] });
}

async function untilDone(ffmpeg: ReturnType<typeof startFfmpeg>): Promise<void> {
  const [status] = await once(ffmpeg, 'close');
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
}

/** How ffmpeg writes each kind of film. VP9 is smaller and plays where H.264 has no licence. */
const outputs = {
  webm: '-c:v libvpx-vp9 -crf 50 -b:v 0 -deadline good -cpu-used 4 -row-mt 1',
  mp4: '-c:v libx264 -preset slow -tune animation -crf 27 -movflags +faststart',
};

/** Players take the colours of a picture this large for BT.709; ffmpeg must be told to make them so. */
const colours =
  '-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709';

/** Feeds frames to ffmpeg. A frame that looks as the one before is not drawn again. */
async function encode(board: Storyboard, shoot: Shoot): Promise<void> {
  const input = `-f image2pipe -c:v png -framerate ${framesPerSecond} -i -`;
  // A chapter begins with a whole picture, so that players find it at once.
  const wholeAt = listChapters(board).map(({ from }) => from);
  const films = Object.entries(outputs).flatMap(([kind, codec]) => [
    ...`-map 0 -an ${codec} ${colours} -pix_fmt yuv420p -force_key_frames ${wholeAt.join(',')}`.split(' '),
    join(folder, `${board.file}.${kind}`),
  ]);
  const ffmpeg = startFfmpeg([...input.split(' '), ...films]);
  const done = untilDone(ffmpeg);
  let last: { readonly svg: string; readonly png: Buffer } = { svg: '', png: Buffer.alloc(0) };
  for (let frame = 0; frame < countFrames(board, framesPerSecond); frame += 1) {
    const svg = drawFrame(board, frame / framesPerSecond);
    if (svg !== last.svg) last = { svg, png: await shoot(svg) };
    if (!ffmpeg.stdin.write(last.png)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  await done;
}

/** A stage in this Chromium, asked over its own protocol: a screenshot takes half as long. */
async function openStage(executablePath: string): Promise<{ shoot: Shoot; close: () => Promise<void> }> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: field });
  await page.setContent(stagePage());
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const session: CDPSession = await page.context().newCDPSession(page);
  return {
    close: () => browser.close(),
    shoot: async (svg) => {
      await page.evaluate((content) => {
        const stage = document.getElementById('stage');
        if (stage) stage.innerHTML = content;
      }, svg);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
      });
      return Buffer.from(data, 'base64');
    },
  };
}

const [executablePath, ...names] = process.argv.slice(2);
if (!executablePath) throw new Error('Usage: node scripts/art/make-videos.ts <path of chromium> [name …]');
await mkdir(folder, { recursive: true });
const { shoot, close } = await openStage(executablePath);
for (const board of storyboards.filter(({ file }) => names.length === 0 || names.includes(file))) {
  await makeVideo(board, shoot);
  console.log(`Written: ${folder}/${board.file}`);
}
await close();
