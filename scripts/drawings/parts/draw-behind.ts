import { area, type Brush, stroke } from './brush.ts';
import { chassisBodies } from './draw-cargo.ts';

/** Draws what stands behind the body: the seats of an open car, a load bed or box, a spare wheel. */
export function drawBehind(brush: Brush): string {
  const { plan } = brush.profile;
  return [
    plan.isOpen ? openCar(brush) : '',
    plan.chassis ? chassisBodies[plan.chassis](brush) : '',
    plan.look.spare ? spare(brush) : '',
  ].join('');
}

function openCar(brush: Brush): string {
  const { plan, front } = brush.profile;
  const foot = plan.belt[0] - 8;
  const [cx, cy] = [front + plan.cowl[0], plan.cowl[1]];
  const [hx, hy] = [front + plan.header[0], plan.header[1]];
  const seats = (plan.look.seats ?? []).map((seat) => seatBack(brush, front + seat, foot));
  return (
    seats.join('') +
    stroke(brush, { tone: 'plastic', width: 3 }, [
      [cx + 44, foot, 1],
      [cx + 54, foot + 21, 1],
    ]) +
    brush.profile.behind.map((screen) => area(brush, 'glass', screen)).join('') +
    stroke(brush, { tone: 'trim', width: 3.6 }, [
      [cx - 2, cy - 2, 1],
      [(cx + hx) / 2, (cy + hy) / 2 + 1.4],
      [hx + 2, hy, 1],
    ]) +
    stroke(brush, { tone: 'trim', width: 2 }, [
      [hx + 2, hy, 1],
      [cx + 21, cy - 4, 1],
    ])
  );
}

/** A seat with its head restraint, under the height of the windscreen's head. */
function seatBack(brush: Brush, x: number, foot: number): string {
  const top = brush.profile.plan.header[1] - 5;
  return area(brush, 'plastic', [
    [x - 16, foot, 1],
    [x - 3, foot + 18],
    [x + 6, top - 10],
    [x + 8, top - 1],
    [x + 17, top],
    [x + 22, top - 9],
    [x + 25, foot, 1],
  ]);
}

function spare(brush: Brush): string {
  const { length, plan } = brush.profile;
  const y = plan.belt[1] - 8;
  return (
    area(brush, 'trim', [
      [length - 8, y + 34, 1],
      [length + 11, y + 31],
      [length + 14, y],
      [length + 11, y - 31],
      [length - 8, y - 34, 1],
    ]) +
    area(brush, 'plastic', [
      [length - 8, y + 24, 1],
      [length + 5, y + 21],
      [length + 7, y],
      [length + 5, y - 21],
      [length - 8, y - 24, 1],
    ])
  );
}
