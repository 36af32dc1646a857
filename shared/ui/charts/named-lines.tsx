import { Axes } from './axes.tsx';
import styles from './chart.module.css';
import type { LineChart } from './chart-data.ts';
import { Stretched } from './chart-figure.tsx';

/** The marks of the lines, the strongest first; the key of the figure names them. */
export const lineMarks = ['strong', 'other', 'faint'] as const;

/** A few lines over one axis. Stands in a `ChartFigure`. */
export function NamedLines({ chart: { across, up, lines } }: { readonly chart: LineChart }) {
  return (
    <>
      <Axes across={across} up={up} />
      <Stretched>
        {lines.map(({ name, path }, place) => (
          <path key={name} className={styles[lineMarks[place] ?? 'faint']} d={path} fill="none" />
        ))}
      </Stretched>
    </>
  );
}
