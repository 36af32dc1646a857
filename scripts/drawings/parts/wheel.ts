import { numbers, round } from '#shared/drawings/curve.ts';
import type { WheelDesign } from '#shared/drawings/plan.ts';

interface Spokes {
  readonly count: number;
  /** Half of a spoke's width at hub and rim, as shares of the radius. */
  readonly hub: number;
  readonly rim: number;
  /** Angle between the spoke's ends at hub and rim, in radians; above zero the spoke is curved. */
  readonly sweep: number;
  readonly fill: string;
  readonly barrel: string;
}

const designs: Readonly<Record<WheelDesign, Spokes>> = {
  twin: { count: 10, hub: 0.05, rim: 0.05, sweep: 0.13, fill: '#c9ced2', barrel: '#24282c' },
  five: { count: 5, hub: 0.13, rim: 0.1, sweep: 0, fill: '#c9ced2', barrel: '#24282c' },
  multi: { count: 12, hub: 0.045, rim: 0.042, sweep: 0, fill: '#ced3d6', barrel: '#24282c' },
  aero: { count: 7, hub: 0.09, rim: 0.17, sweep: 0.32, fill: '#aab1b6', barrel: '#1b1e21' },
  sport: { count: 5, hub: 0.1, rim: 0.13, sweep: 0.1, fill: '#4b5157', barrel: '#17191c' },
  dark: { count: 5, hub: 0.1, rim: 0.13, sweep: 0.1, fill: '#4b5157', barrel: '#17191c' },
  turbine: { count: 9, hub: 0.06, rim: 0.1, sweep: 0.3, fill: '#c3c8cc', barrel: '#24282c' },
  mesh: { count: 16, hub: 0.03, rim: 0.035, sweep: 0.19, fill: '#cdd2d5', barrel: '#24282c' },
  cover: { count: 6, hub: 0.2, rim: 0.3, sweep: 0, fill: '#b9bfc4', barrel: '#2a2e32' },
  steel: { count: 8, hub: 0.16, rim: 0.13, sweep: 0, fill: '#9aa1a6', barrel: '#24282c' },
};

/** A wheel centred on the origin, with `radius` in pixels to the tread: tyre, rim, brake disc, spokes, hub. */
export function wheel(radius: number, design: WheelDesign): string {
  const spokes = designs[design];
  const circle = (share: number, fill: string) => `<circle r="${round(radius * share)}" fill="${fill}"/>`;
  return [
    circle(1, '#16181b'),
    circle(0.83, '#25292d'),
    circle(0.77, design === 'dark' || design === 'sport' ? '#3a4046' : '#dfe3e5'),
    circle(0.715, spokes.barrel),
    circle(0.42, '#555b61'),
    design === 'sport' ? caliper(radius) : '',
    `<path d="${spokePath(radius, spokes)}" fill="${spokes.fill}"/>`,
    circle(0.17, spokes.fill),
    circle(0.09, '#59616a'),
  ].join('');
}

function spokePath(radius: number, { count, hub, rim, sweep }: Spokes): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index * 2 * Math.PI) / count - Math.PI / 2;
    const lean = sweep > 0.2 ? sweep : index % 2 ? sweep : -sweep;
    const foot = [turn, 0.12, hub] as const;
    const head = [turn + lean, 0.735, rim] as const;
    const corners = [at(radius, foot, -1), at(radius, head, -1), at(radius, head, 1), at(radius, foot, 1)];
    return `M${corners.join('L')}z`;
  }).join('');
}

/** A point at an angle, `away` times the radius from the centre, moved sideways by half a width. */
function at(radius: number, [angle, away, half]: readonly [number, number, number], side: number): string {
  const x = radius * (Math.cos(angle) * away - Math.sin(angle) * half * side);
  const y = radius * (Math.sin(angle) * away + Math.cos(angle) * half * side);
  return numbers([x, y]);
}

function caliper(radius: number): string {
  const reach = round(radius * 0.45);
  const side = round(radius * 0.34);
  return `<path d="M${side} ${-round(radius * 0.3)}A${reach} ${reach} 0 0 1 ${side} ${round(radius * 0.3)}" fill="none" stroke="#c8352f" stroke-width="${round(radius * 0.14)}"/>`;
}
