import { bedFloor, bedSides } from '#shared/drawings/behind-of.ts';
import type { Plan } from '#shared/drawings/plan.ts';
import { area, type Brush, box, stroke } from './brush.ts';

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

/** What is built on the frame behind a cab. */
export const chassisBodies: Readonly<Record<NonNullable<Plan['chassis']>, (brush: Brush) => string>> = {
  dropside: (brush) => loadBed(brush, bedSides.dropside),
  tipper: (brush) => loadBed(brush, bedSides.tipper) + ribs(brush),
  luton: (brush) => frameOf(brush).frame + lutonBox(brush),
};

/** The ribs of a tipper's sides, and the ram under its bed. */
function ribs(brush: Brush): string {
  const { cab, end } = frameOf(brush);
  const upright = [0.04, 0.27, 0.5, 0.73, 0.97].map((share) => {
    const x = cab + 16 + (end - cab - 16) * share;
    return stroke(brush, { tone: 'deep', width: 6 }, [
      [x, bedFloor + 44, 1],
      [x, bedFloor + 6, 1],
    ]);
  });
  const ram = stroke(brush, { tone: 'chrome', width: 9 }, [
    [cab + 24, bedFloor - 22, 1],
    [cab + 40, bedFloor - 2, 1],
  ]);
  return upright.join('') + ram;
}

function lutonBox(brush: Brush): string {
  const { cab, end } = frameOf(brush);
  const top = brush.profile.plan.size[1];
  const [shell = []] = brush.profile.behind;
  const seams = [0.36, 0.68].map((share) => {
    const x = cab + (end - cab) * share;
    return stroke(brush, { tone: 'chrome', width: 1.1 }, [
      [x, top - 3, 1],
      [x, 84, 1],
    ]);
  });
  return (
    area(brush, 'white', shell) +
    stroke(brush, { tone: 'chrome', width: 1.8 }, [...shell.slice(2), ...shell.slice(0, 1)]) +
    area(brush, 'chrome', box(cab + 8, 72, end, 83)) +
    area(brush, 'chrome', box(end - 7, 72, end, top)) +
    area(brush, 'base', box(cab + 22, 122, end - 8, 138)) +
    area(brush, 'base', box(cab + 22, 110, end - 8, 116)) +
    seams.join('') +
    area(brush, 'amber', box(cab + 14, 98, cab + 22, 102)) +
    area(brush, 'amber', box(end - 22, 98, end - 14, 102))
  );
}

/** A load bed with sides of a height that fold down, and the guard behind the cab. */
function loadBed(brush: Brush, height: number): string {
  const { cab, end, frame } = frameOf(brush);
  const floor = bedFloor;
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
