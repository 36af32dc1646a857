import { ChartFigure } from '#shared/ui/charts/chart-figure.tsx';
import { FiguresTable } from '#shared/ui/charts/figures-table.tsx';
import { lineMarks, NamedLines } from '#shared/ui/charts/named-lines.tsx';
import styles from './content-body.module.css';
import type { DrawnChart, DrawnPart } from './content-data.ts';
import textStyles from './content-text.module.css';
import { DealStrip } from './deal-strip.tsx';
import { KeptNotes, StoredRecords } from './kept-tables.tsx';
import { ToolInText } from './tool-in-text.tsx';

interface ContentBodyProps {
  readonly parts: readonly DrawnPart[];
  readonly imageHost: string;
}

/** The text of a page, with what is drawn from data between its paragraphs. */
export function ContentBody({ parts, imageHost }: ContentBodyProps) {
  // The parts of a text keep their places.
  return parts.map((part, place) => drawPart(part, String(place), imageHost));
}

function drawPart(part: DrawnPart, key: string, imageHost: string) {
  switch (part.kind) {
    case 'html':
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled by the build from our own text, which holds no HTML
      return <div key={key} className={textStyles.text} dangerouslySetInnerHTML={{ __html: part.html }} />;
    case 'chart':
      return <Chart key={key} chart={part.chart} />;
    case 'deals':
      return <DealStrip key={key} strip={part.strip} imageHost={imageHost} />;
    case 'firm':
      return (
        <div key={key} className={textStyles.text}>
          {part.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      );
    case 'cookies':
      return <KeptNotes key={key} notes={part.notes} />;
    case 'stored-data':
      return <StoredRecords key={key} group={part.group} records={part.records} />;
    case 'tool':
      return <ToolInText key={key} tool={part.tool} data={part.data} />;
  }
}

function Chart({ chart }: { readonly chart: DrawnChart }) {
  const { caption, note, bars, lines, table } = chart;
  return (
    <div className={styles.chart}>
      {bars && <NamedBars caption={caption} bars={bars} />}
      {lines && (
        <ChartFigure
          caption={caption}
          label={caption}
          meanings={lines.lines.map(({ name }, place) => ({
            mark: lineMarks[place] ?? 'faint',
            words: name,
          }))}
          table={table && <FiguresTable head={table.head} rows={table.rows} />}
        >
          <NamedLines chart={lines} />
        </ChartFigure>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

/** Bars below their names, with their figures in words, so that they need no table beside them. */
function NamedBars({
  caption,
  bars,
}: {
  readonly caption: string;
  readonly bars: NonNullable<DrawnChart['bars']>;
}) {
  return (
    <figure className={styles.bars}>
      <figcaption>{caption}</figcaption>
      <ul>
        {bars.map(({ name, words, percent }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{words}</b>
            <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
              <rect width={percent} height="1" />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
