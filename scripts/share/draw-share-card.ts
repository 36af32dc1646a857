import { shareCardSize } from '#shared/seo/share-card.ts';
import { digest, type Keep } from './kept-pictures.ts';
import { type PalettePicture, toPng } from './palette-png.ts';
import type { ShareScene } from './share-scenes.ts';
import { makeStamps, type Stamp, type Stamps, stampSize } from './share-stamps.ts';
import { type SvgRenderer, textSvg, toSvg } from './svg-renderer.ts';
import { setTitle } from './title-lines.ts';

const { width, height } = shareCardSize;
const margin = 72;
const titleTop = 60;
const lineHeight = 1.1;
/** Sizes at which titles are tried: even the smallest can be read when the picture is 300 pixels wide. */
const titleSteps = [
  { size: 104, lines: 2 },
  { size: 92, lines: 3 },
  { size: 80, lines: 3 },
  { size: 68, lines: 4 },
];
/** The upper edge of the dark band on which the vehicles stand. */
const bandTop = 530;
const label = { x: margin + 72, y: bandTop + 63, size: 38 };

/** The picture of a scene with a title, as a PNG. */
export type DrawShareCard = (scene: ShareScene, title: string) => Promise<Buffer>;

/**
 * Prepares the drawing of pictures of these scenes. Vehicles are drawn once, because hundreds of pictures show the same
 * few; only the letters are drawn for each, and that once for all builds.
 */
export function createShareDrawer(
  renderer: SvgRenderer,
  scenes: readonly ShareScene[],
  keep: Keep,
): DrawShareCard {
  const stamps = makeStamps(
    renderer,
    scenes.flatMap(({ vehicles }) => vehicles),
  );
  const colours = stamps.palette.join();
  const drawAll = (scene: ShareScene) => {
    const ground = drawGround(renderer, stamps, scene);
    return { ground, madeOf: digest([colours, ground]) };
  };
  const drawn = new Map(scenes.map((scene) => [scene, drawAll(scene)]));
  return (scene, title) => {
    const { ground, madeOf } = drawn.get(scene) ?? drawAll(scene);
    return keep([madeOf, title], () => {
      const places = Uint8Array.from(ground);
      writeTitle(places, { renderer, stamps, title });
      return toPng({ width, height, palette: stamps.palette, places });
    });
  };
}

type Places = PalettePicture['places'];

/** The picture without its title: paper, band, mark, label, and the vehicles side by side at the right. */
function drawGround(renderer: SvgRenderer, stamps: Stamps, scene: ShareScene): Places {
  const places = new Uint8Array(width * height).fill(stamps.paper, 0, width * bandTop);
  places.fill(stamps.ink, width * bandTop);
  paste(stamps.mark, { onto: places, x: margin - 10, y: bandTop + 18 });
  const left = width - margin / 2 - scene.vehicles.length * stampSize.width;
  for (const [index, vehicle] of scene.vehicles.entries()) {
    const stamp = stamps.vehicles.get(vehicle);
    if (stamp)
      paste(stamp, { onto: places, x: left + index * stampSize.width, y: bandTop - stampSize.ground });
  }
  write(places, { renderer, stamps, texts: [{ words: scene.label, ...label }], isLight: true });
  return places;
}

function paste(
  stamp: Stamp,
  { onto, x, y }: { readonly onto: Places; readonly x: number; readonly y: number },
): void {
  for (let row = 0; row * stamp.width < stamp.places.length; row += 1)
    onto.set(stamp.places.subarray(row * stamp.width, (row + 1) * stamp.width), (y + row) * width + x);
}

interface Title {
  readonly renderer: SvgRenderer;
  readonly stamps: Stamps;
  readonly title: string;
}

function writeTitle(places: Places, { renderer, stamps, title }: Title): void {
  const room = { width: width - 2 * margin, steps: titleSteps, measure: renderer.measure };
  const { lines, size } = setTitle(title, room);
  // A large letter has white to its left, without which the title seems to stand further in than the label.
  const x = margin - size / 16;
  const texts = lines.map((words, line) => ({
    words,
    x,
    y: titleTop + size * (0.78 + line * lineHeight),
    size,
  }));
  write(places, { renderer, stamps, texts, isLight: false });
}

interface Writing {
  readonly renderer: SvgRenderer;
  readonly stamps: Stamps;
  /** From top to bottom. */
  readonly texts: readonly { words: string; x: number; y: number; size: number }[];
  /** Paper on ink, instead of ink on paper. */
  readonly isLight: boolean;
}

/** Writes on plain paper or the plain band: each pixel of a letter is a shade between the two. */
function write(places: Places, { renderer, stamps: { shades }, texts, isLight }: Writing): void {
  const [first, last] = [texts[0], texts.at(-1)];
  if (!first || !last) return;
  const top = Math.floor(first.y - first.size);
  const area = { width, height: Math.ceil(last.y + last.size / 3) - top };
  const letters = texts.map((text) => textSvg(text.words, { ...text, y: text.y - top, fill: '#000' }));
  const { rgba } = renderer.toPixels(toSvg(area, letters.join('')));
  const most = shades.length - 1;
  for (let index = 0; index * 4 < rgba.length; index += 1) {
    const opacity = rgba[index * 4 + 3] ?? 0;
    if (opacity === 0) continue;
    const shade = Math.round((opacity / 255) * most);
    places[top * width + index] = shades[isLight ? most - shade : shade] ?? 0;
  }
}
