/** A drawing of a scene that comes, stays and perhaps goes. Times are seconds from the start of its scene. */
export interface Piece {
  readonly from: number;
  /** Absent for a piece that stays to the end of the scene. */
  readonly until?: number;
  /** True for a piece that moves by itself, and so neither rises nor fades in. */
  readonly isSelfMoving?: true;
  /** The piece as SVG on a field of 1280 by 720, so many seconds after it came. */
  readonly draw: (seconds: number) => string;
}

/** A run of seconds with one composition. */
export interface Scene {
  readonly seconds: number;
  /** The chapter that begins with this scene. */
  readonly chapter?: string;
  /** The captions, each with the second of the scene at which it comes; it stays until the next. */
  readonly says: readonly (readonly [at: number, words: string])[];
  readonly pieces: readonly Piece[];
}

/** A video as data: frames, captions, chapters and poster are all made from it. */
export interface Storyboard {
  /** Name of its files below `public/flix`. */
  readonly file: string;
  /** The second whose frame is the poster. */
  readonly posterAt: number;
  readonly scenes: readonly Scene[];
}

/** Words with the seconds of the video between which they count. */
export interface Cue {
  readonly from: number;
  readonly until: number;
  readonly words: string;
}

/** Each scene with the second of the video at which it begins. */
export function listScenes({ scenes }: Storyboard): readonly (Scene & { readonly start: number })[] {
  let start = 0;
  return scenes.map((scene) => {
    const placed = { ...scene, start };
    start += scene.seconds;
    return placed;
  });
}

/** The length of a video in seconds. */
export function lengthOf({ scenes }: Storyboard): number {
  return scenes.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** The chapters of a video. */
export function listChapters(board: Storyboard): readonly Cue[] {
  const starts = listScenes(board).flatMap(({ chapter, start }) =>
    chapter === undefined ? [] : [{ from: start, words: chapter }],
  );
  return withEnds(starts, lengthOf(board));
}

/** The captions of a video. */
export function listCaptions(board: Storyboard): readonly Cue[] {
  const starts = listScenes(board).flatMap(({ says, start }) =>
    says.map(([at, words]) => ({ from: start + at, words })),
  );
  return withEnds(starts, lengthOf(board));
}

function withEnds(starts: readonly Omit<Cue, 'until'>[], end: number): readonly Cue[] {
  return starts.map((cue, place) => ({ ...cue, until: starts[place + 1]?.from ?? end }));
}
