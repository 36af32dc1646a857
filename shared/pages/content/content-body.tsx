import type { ComponentType } from 'react';
import type { ContentTool } from '#shared/content/content-page.ts';
import FinanceToolPage from '#shared/pages/tools/car-finance/finance-tool-page.tsx';
import CompanyCarTaxPage from '#shared/pages/tools/company-car-tax/company-car-tax-page.tsx';
import EndingEarlyPage from '#shared/pages/tools/ending-early/ending-early-page.tsx';
import FairWearPage from '#shared/pages/tools/fair-wear/fair-wear-page.tsx';
import MileagePage from '#shared/pages/tools/mileage/mileage-page.tsx';
import SalarySacrificePage from '#shared/pages/tools/three-ways/salary-sacrifice-page.tsx';
import { ToolInTextContext } from '#shared/pages/tools/tool-frame.tsx';
import type { PageProps } from '#shared/routes/page.ts';
import { Axes } from '#shared/ui/charts/axes.tsx';
import chartStyles from '#shared/ui/charts/chart.module.css';
import type { LineChart } from '#shared/ui/charts/chart-data.ts';
import { ChartFigure, Stretched } from '#shared/ui/charts/chart-figure.tsx';
import { FiguresTable } from '#shared/ui/charts/figures-table.tsx';
import styles from './content-body.module.css';
import type { DrawnChart, DrawnPart } from './content-data.ts';
import textStyles from './content-text.module.css';
import { DealStrip } from './deal-strip.tsx';
import { KeptNotes, StoredRecords } from './kept-tables.tsx';

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

/** The page of each calculator; the loader of the text has loaded its data. */
const pages: Readonly<Record<ContentTool, ComponentType<PageProps<never>>>> = {
  'company-car-tax': CompanyCarTaxPage,
  'salary-sacrifice': SalarySacrificePage,
  mileage: MileagePage,
  'ending-early': EndingEarlyPage,
  'fair-wear': FairWearPage,
  'pcp-settlement': FinanceToolPage,
  'voluntary-termination': FinanceToolPage,
  'lease-or-buy': FinanceToolPage,
};

/** A calculator within a text: its form and the answer of its example. */
function ToolInText({ tool, data }: { readonly tool: ContentTool; readonly data: unknown }) {
  const Tool = pages[tool];
  return (
    <ToolInTextContext value={true}>
      <Tool data={data as never} />
    </ToolInTextContext>
  );
}

/** The marks of the lines, the strongest first; the key of the figure names them. */
const lineMarks = ['strong', 'other', 'faint'] as const;

/** A few lines over one axis. Stands in a `ChartFigure`. */
function NamedLines({ chart: { across, up, lines } }: { readonly chart: LineChart }) {
  return (
    <>
      <Axes across={across} up={up} />
      <Stretched>
        {lines.map(({ name, path }, place) => (
          <path key={name} className={chartStyles[lineMarks[place] ?? 'faint']} d={path} fill="none" />
        ))}
      </Stretched>
    </>
  );
}
