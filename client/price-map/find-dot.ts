/** The dot that a key leads to: the nearest in an arrow's direction, or the cheapest and the dearest. */
export function findNeighbour<Dot extends Element>(
  key: string,
  dot: Dot,
  dots: readonly Dot[],
): Dot | undefined {
  if (key === 'Home') return dots[0];
  if (key === 'End') return dots.at(-1);
  const direction = directions[key];
  if (!direction) return undefined;
  const here = centreOf(dot);
  let nearest: { readonly dot: Dot; readonly far: number } | undefined;
  for (const other of dots) {
    const there = centreOf(other);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    // Within 45 degrees, what is nearly straight ahead comes before what is nearer but aside.
    const far = along + 2 * aside;
    if (other !== dot && along > 0 && aside <= along && far < (nearest?.far ?? Infinity)) {
      nearest = { dot: other, far };
    }
  }
  return nearest?.dot;
}

const directions: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function centreOf(dot: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = dot.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** How far from a dot a finger may be, in pixels: half of the width of a target for thumbs. */
const reach = 22;

/** The dot nearest to a finger, within its reach. */
export function findNearest<Dot extends Element>(
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
  dots: readonly Dot[],
): Dot | undefined {
  let nearest: Dot | undefined;
  let least = reach;
  for (const dot of dots) {
    const { x, y } = centreOf(dot);
    const far = Math.hypot(x - clientX, y - clientY);
    if (far <= least) [nearest, least] = [dot, far];
  }
  return nearest;
}
