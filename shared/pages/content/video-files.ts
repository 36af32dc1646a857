import type { ContentVideo } from '#shared/content/content-page.ts';

/** The size of every video and of its poster. */
export const videoSize = { width: 1280, height: 720 };
/** The size of a poster in a list. */
export const smallPosterSize = { width: 640, height: 360 };

/** The addresses of a video's files, which `scripts/art/make-videos.ts` writes. */
export function videoFiles({ file }: Pick<ContentVideo, 'file'>) {
  const start = `/flix/${file}`;
  return {
    webm: `${start}.webm`,
    mp4: `${start}.mp4`,
    poster: `${start}.webp`,
    smallPoster: `${start}.small.webp`,
    captions: `${start}.vtt`,
    chapters: `${start}.chapters.vtt`,
  };
}

/** A length as "48 seconds" or "1 minute 5 seconds". */
export function videoLength(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const words = [
    ...(minutes > 0 ? [`${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'second' : 'seconds'}`] : []),
  ];
  return words.join(' ');
}
