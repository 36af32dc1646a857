import { curve, type Point } from '#shared/drawings/curve.ts';
import { heightAt } from '#shared/drawings/height-at.ts';
import type { Brush } from './brush.ts';

/** Draws the gaps of doors and bonnet. */
export function drawDoors({ profile, pen, tones }: Brush): string {
  const { plan, front, rear, bonnet, beltAt } = profile;
  const low = plan.sill + 6;
  const hinge = front + plan.cowl[0] + 7;
  const edges = plan.doors.map((door) => rearEdge(front + door));
  const last = edges.at(-1)?.at(-1)?.[0] ?? rear;
  const toe = Math.max(hinge + 6, front + plan.radius + 11);
  const lead: Point[] = [
    [hinge, beltAt(hinge), 1],
    [Math.min(hinge - 3, toe - 4), beltAt(hinge) - 26],
    [toe, low, 1],
    [last, low, 1],
  ];
  const shut: Point[] = [
    [plan.nose[0] + 40, heightAt(bonnet, plan.nose[0] + 40) - 4, 1],
    [(plan.nose[0] + 40 + hinge) / 2, heightAt(bonnet, (plan.nose[0] + 40 + hinge) / 2) - 4.5],
    [hinge - 3, beltAt(hinge) - 2, 1],
  ];
  const lines = [lead, ...edges, ...(shut[2] && shut[0] && shut[2][0] - shut[0][0] > 20 ? [shut] : [])];
  return `<path d="${lines.map((points) => curve(pen, points)).join('')}" fill="none" stroke="${tones.line}"/>`;

  /** Straight down, or round the rear wheel where it is in the way. */
  function rearEdge(x: number): Point[] {
    const reach = plan.radius + 9;
    const top: Point = [x, beltAt(x), 1];
    if (x < rear - reach - 16) return [top, [x - 2, (beltAt(x) + low) / 2], [x, low, 1]];
    const side = x < rear ? rear - reach * 0.78 : x;
    return [
      top,
      [x + 4, beltAt(x) - 16],
      [side, plan.radius + reach * 0.7],
      [rear - reach - 2, plan.radius + 4],
      [rear - reach - 7, low, 1],
    ];
  }
}
