import { corner, type Point } from '#shared/drawings/curve.ts';
import { heightAt } from '#shared/drawings/height-at.ts';
import type { Look } from '#shared/drawings/plan.ts';
import { area, type Brush, box, disc, stroke } from './brush.ts';

/** Draws headlamp, grille and the air intake below. */
export function drawFace(brush: Brush): string {
  const { plan } = brush.profile;
  return grille(brush) + intake(brush) + headlamps[plan.look.lamps](brush);
}

/** A point behind the leading edge of the bonnet, so far under its line. */
function under({ profile: { plan, bonnet } }: Brush, back: number, depth: number): Point {
  const x = plan.nose[0] + back;
  return [x, (back > 0 ? heightAt(bonnet, x) : plan.nose[1] + back * 0.7) - depth];
}

const headlamps: Readonly<Record<Look['lamps'], (brush: Brush) => string>> = {
  slim: (brush) => {
    const at = (back: number, depth: number) => under(brush, back, depth);
    return (
      area(brush, 'head', [
        corner(at(-7, 6)),
        at(2, 3.4),
        at(18, 3.4),
        corner(at(42, 4.4)),
        at(30, 8.6),
        at(12, 11),
        corner(at(-5, 11.5)),
      ]) +
      stroke(brush, { tone: 'white', width: 1.7 }, [at(-4, 9), at(8, 8.4), at(30, 6.4)]) +
      stroke(brush, { tone: 'plastic', width: 1.2 }, [at(-3, 6), at(10, 5), at(30, 4.9)])
    );
  },
  sharp: (brush) => {
    const at = (back: number, depth: number) => under(brush, back, depth);
    return (
      area(brush, 'trim', [corner(at(-6, 5)), at(8, 3), corner(at(50, 5.5)), at(28, 9), corner(at(-4, 10))]) +
      stroke(brush, { tone: 'white', width: 2.2 }, [at(-4, 6), at(12, 5.2), at(42, 6.2)]) +
      area(brush, 'head', [at(2, 7.4), at(18, 7), at(26, 7.6), at(4, 9.6)])
    );
  },
  round: (brush) => {
    const [x, y] = under(brush, 10, 11);
    return (
      disc(brush, 'line', [x, y, 9.6]) + disc(brush, 'head', [x, y, 8.8]) + disc(brush, 'white', [x, y, 5.4])
    );
  },
  square: (brush) => {
    const [x, y] = under(brush, 12, 13);
    return (
      area(brush, 'trim', box(x - 10, y - 10, x + 10, y + 8)) +
      disc(brush, 'head', [x - 1, y - 1, 7.4]) +
      disc(brush, 'white', [x - 1, y - 1, 4.6]) +
      (brush.profile.plan.look.spare ? area(brush, 'amber', box(x + 12, y - 4, x + 16, y + 6)) : '')
    );
  },
  tall: (brush) => {
    const at = (back: number, depth: number) => under(brush, back, depth);
    return (
      area(brush, 'head', [
        at(-10, 16),
        at(-3, 5),
        at(16, 3.5),
        corner(at(34, 5)),
        at(26, 14),
        at(10, 23),
        corner(at(-6, 25)),
      ]) + stroke(brush, { tone: 'white', width: 2 }, [at(-4, 14), at(6, 8), at(28, 7)])
    );
  },
};

function grille(brush: Brush): string {
  const { nose, sill, look } = brush.profile.plan;
  if (look.grille !== 'upright') return '';
  const foot = sill + (nose[1] - sill) * 0.46;
  const tone = look.chrome ? 'chrome' : 'trim';
  return area(brush, tone, [
    [-3, nose[1] - 5, 1],
    [Math.min(8, nose[0] * 0.45), nose[1] - 7, 1],
    [5, (nose[1] + foot) / 2],
    [4, foot, 1],
    [-3, foot, 1],
  ]);
}

function intake(brush: Brush): string {
  const { sill, nose, look } = brush.profile.plan;
  const top = sill + (nose[1] - sill) * (look.grille === 'closed' ? 0.2 : 0.3);
  const lip: Point[] = [
    [-3, top, 1],
    [look.isSporty ? 26 : 15, top - 2],
    [look.isSporty ? 36 : 22, sill + 7],
    [14, sill + 2, 1],
    [-3, sill + 3, 1],
  ];
  const tone = look.cladding === undefined ? 'trim' : 'plastic';
  return area(brush, tone, lip);
}
