import { curve, type Point } from '#shared/drawings/curve.ts';
import { heightAt } from '#shared/drawings/height-at.ts';
import type { Profile } from '#shared/drawings/profile.ts';
import type { Brush } from './brush.ts';

/** Draws the gaps of doors and bonnet. */
export function drawDoors({ profile, pen, tones }: Brush): string {
  const { plan, front, rear } = profile;
  const edges = plan.doors.map((door) => rearEdge(profile, front + door));
  const last = edges.at(-1)?.at(-1)?.[0] ?? rear;
  const lines = [frontEdge(profile, last), ...edges, ...bonnetGap(profile)];
  return `<path d="${lines.map((points) => curve(pen, points)).join('')}" fill="none" stroke="${tones.line}"/>`;
}

function hingeOf({ plan, front }: Profile): number {
  return front + plan.cowl[0] + 7;
}

/** Down behind the front wheel, and along the sill to where the last door ends. */
function frontEdge(profile: Profile, end: number): readonly Point[] {
  const { plan, front, beltAt } = profile;
  const hinge = hingeOf(profile);
  const low = plan.sill + 6;
  const toe = Math.max(hinge + 6, front + plan.radius + 11);
  return [
    [hinge, beltAt(hinge), 1],
    [Math.min(hinge - 3, toe - 4), beltAt(hinge) - 26],
    [toe, low, 1],
    [end, low, 1],
  ];
}

/** Straight down, or round the rear wheel where it is in the way. */
function rearEdge({ plan, rear, beltAt }: Profile, x: number): readonly Point[] {
  const low = plan.sill + 6;
  const reach = plan.radius + 9;
  const top: Point = [x, beltAt(x), 1];
  if (x < rear - reach - 16) return [top, [x - 2, (beltAt(x) + low) / 2], [x, low, 1]];
  return [
    top,
    [x + 4, beltAt(x) - 16],
    [Math.max(x, rear - reach * 0.78), plan.radius + reach * 0.7],
    [rear - reach - 2, plan.radius + 4],
    [rear - reach - 7, low, 1],
  ];
}

/** Where the bonnet meets the wing; none on a bonnet too short for it. */
function bonnetGap(profile: Profile): readonly (readonly Point[])[] {
  const { plan, bonnet, beltAt } = profile;
  const hinge = hingeOf(profile);
  const [start, end] = [plan.nose[0] + 40, hinge - 3];
  if (end - start <= 20) return [];
  const middle = (start + hinge) / 2;
  return [
    [
      [start, heightAt(bonnet, start) - 4, 1],
      [middle, heightAt(bonnet, middle) - 4.5],
      [end, beltAt(hinge) - 2, 1],
    ],
  ];
}
