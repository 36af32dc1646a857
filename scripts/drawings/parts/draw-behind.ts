import type { Point } from '#shared/drawings/curve.ts';
import type { Plan } from '#shared/drawings/plan.ts';
import { area, type Brush, box, stroke } from './brush.ts';

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
  const seats = (plan.look.seats ?? []).map((seat) => {
    const x = front + seat;
    const top = plan.header[1] - 5;
    return area(brush, 'plastic', [
      [x - 16, foot, 1],
      [x - 3, foot + 18],
      [x + 6, top - 10],
      [x + 8, top - 1],
      [x + 17, top],
      [x + 22, top - 9],
      [x + 25, foot, 1],
    ]);
  });
  return (
    seats.join('') +
    stroke(brush, { tone: 'plastic', width: 3 }, [
      [cx + 44, foot, 1],
      [cx + 54, foot + 21, 1],
    ]) +
    area(brush, 'glass', [
      [cx - 2, cy - 3, 1],
      [hx - 4, hy - 2],
      [hx + 4, hy, 1],
      [hx - 8, hy - 13],
      [cx + 22, cy - 3, 1],
    ]) +
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

/** Where the cab ends, and the frame under what is built behind it. */
function frameOf(brush: Brush): { readonly cab: number; readonly end: number; readonly frame: string } {
  const { plan, rear } = brush.profile;
  const cab = rear + plan.foot[0];
  const end = plan.size[0];
  const reach = plan.radius + 12;
  return {
    cab,
    end,
    frame:
      area(brush, 'plastic', box(cab - 12, 50, end - 8, 64)) +
      area(brush, 'trim', box(cab + 10, 28, rear - reach - 16, 52)) +
      area(brush, 'plastic', [
        [rear - reach, 62, 1],
        [rear + reach, 62, 1],
        [rear + reach - 5, 42, 1],
        [rear + reach - 14, 60, 1],
        [rear - reach + 14, 60, 1],
        [rear - reach + 5, 42, 1],
      ]) +
      area(brush, 'tail', box(end - 14, 52, end - 1, 62)),
  };
}

const chassisBodies: Readonly<Record<NonNullable<Plan['chassis']>, (brush: Brush) => string>> = {
  dropside: (brush) => sides(brush, 40),
  tipper: (brush) => {
    const { cab, end } = frameOf(brush);
    const ribs = [0.04, 0.27, 0.5, 0.73, 0.97].map((share) =>
      stroke(brush, { tone: 'deep', width: 6 }, [
        [cab + 16 + (end - cab - 16) * share, 122, 1],
        [cab + 16 + (end - cab - 16) * share, 84, 1],
      ]),
    );
    return (
      sides(brush, 52) +
      ribs.join('') +
      stroke(brush, { tone: 'chrome', width: 9 }, [
        [cab + 24, 56, 1],
        [cab + 40, 76, 1],
      ])
    );
  },
  luton: (brush) => {
    const { cab, end, frame } = frameOf(brush);
    const top = brush.profile.plan.size[1];
    const [eaves, tip] = [brush.profile.plan.header[1] + 24, cab - 100];
    const shell: Point[] = [
      [cab + 8, 74, 1],
      [end, 74, 1],
      [end, top, 1],
      [tip + 34, top, 1],
      [tip + 9, top - 10],
      [tip, top - 36],
      [tip + 2, eaves, 1],
      [cab + 8, eaves, 1],
    ];
    return (
      frame +
      area(brush, 'white', shell) +
      stroke(brush, { tone: 'chrome', width: 1.8 }, [...shell.slice(2), ...shell.slice(0, 1)]) +
      area(brush, 'chrome', box(cab + 8, 72, end, 83)) +
      area(brush, 'chrome', box(end - 7, 72, end, top)) +
      area(brush, 'base', box(cab + 22, 122, end - 8, 138)) +
      area(brush, 'base', box(cab + 22, 110, end - 8, 116)) +
      [0.36, 0.68]
        .map((share) =>
          stroke(brush, { tone: 'chrome', width: 1.1 }, [
            [cab + (end - cab) * share, top - 3, 1],
            [cab + (end - cab) * share, 84, 1],
          ]),
        )
        .join('') +
      area(brush, 'amber', box(cab + 14, 98, cab + 22, 102)) +
      area(brush, 'amber', box(end - 22, 98, end - 14, 102))
    );
  },
};

/** A load bed with sides of a height that fold down, and the guard behind the cab. */
function sides(brush: Brush, height: number): string {
  const { cab, end, frame } = frameOf(brush);
  const floor = 78;
  const from = cab + 12;
  const at = (share: number) => from + (end - from) * share;
  const posts = [0.006, 0.335, 0.665, 0.994].map((share) =>
    stroke(brush, { tone: 'deep', width: 4.5 }, [
      [at(share), floor + height - 1, 1],
      [at(share), floor + 1, 1],
    ]),
  );
  const latches = [0.17, 0.5, 0.83].map((share) =>
    stroke(brush, { tone: 'chrome', width: 3.5 }, [
      [at(share), floor + 6, 1],
      [at(share), floor - 2, 1],
    ]),
  );
  return (
    frame +
    area(brush, 'chrome', box(from - 2, floor - 12, end, floor)) +
    area(brush, 'chrome', box(from, floor, from + 7, brush.profile.plan.header[1] - 4)) +
    area(brush, 'base', box(from, floor, end, floor + height)) +
    area(brush, 'dark', box(from, floor, end, floor + height * 0.4)) +
    area(brush, 'light', box(from, floor + height - 3, end, floor + height)) +
    posts.join('') +
    latches.join('')
  );
}
