import { formatCount } from '#shared/format/format-count.ts';
import { formatWholePounds } from '#shared/format/format-pounds.ts';
import { ChartFigure } from '#shared/ui/charts/chart-figure.tsx';
import figures from '#shared/ui/charts/figures-table.module.css';
import { YearColumns } from '#shared/ui/charts/year-columns.tsx';
import styles from './answer.module.css';
import { AnswerSentence } from './answer-sentence.tsx';
import { type CompanyCarTaxAnswer, incomeTaxRates, type TaxedWay } from './company-car-tax-data.ts';

interface CompanyCarTaxAnswerProps {
  readonly answer: CompanyCarTaxAnswer;
  /** Whether the page is about it, so that its tables are unfolded and its changes are said. */
  readonly isWhole?: boolean;
}

/** The tax in a sentence, then a picture and a table for each way in which it may be taxed; also on vehicle pages. */
export function CompanyCarTaxAnswerPart({ answer, isWhole = false }: CompanyCarTaxAnswerProps) {
  const { sentence, decides, notes, rate, ways } = answer;
  return (
    <>
      <AnswerSentence isLive={isWhole}>{sentence}</AnswerSentence>
      {decides.map(({ words, guide }) => (
        <p key={words} className={styles.decides}>
          {words} <a href={guide.path}>{guide.label}</a>
        </p>
      ))}
      {ways.map((way) => (
        <Way key={way.name ?? way.kind} way={way} rate={rate} isWhole={isWhole} />
      ))}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

interface WayProps {
  readonly way: TaxedWay;
  readonly rate: number;
  readonly isWhole: boolean;
}

/** The years of one way, named where there are others. */
function Way({ way, rate, isWhole }: WayProps) {
  return (
    <>
      {way.name && (
        <p className={styles.way}>
          <b>{`${way.name}: `}</b>
          {way.sentence}
        </p>
      )}
      <ChartFigure
        caption={`What you pay a month at ${rate}%, by tax year`}
        label={way.name ? `${way.name}: ${way.sentence}` : way.sentence}
        table={<YearsTable way={way} />}
        isTableOpen={isWhole}
      >
        <YearColumns chart={way.chart} />
      </ChartFigure>
    </>
  );
}

function YearsTable({ way: { years } }: { readonly way: TaxedWay }) {
  return (
    <table className={figures.table}>
      <thead>
        <tr>
          <th scope="col">Tax year</th>
          <th scope="col">Taxed benefit</th>
          {incomeTaxRates.map((rate) => (
            <th key={rate} scope="col">{`A month at ${rate}%`}</th>
          ))}
          <th scope="col">Employer pays</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ name, days, percentage, benefitPence, monthlyPence, employerPence }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className={styles.part}>{formatCount(days, 'day', 'days')}</span>
            </th>
            <td>
              {toSum(benefitPence)}
              {percentage !== undefined && <span className={styles.part}>{`at ${percentage}%`}</span>}
            </td>
            {incomeTaxRates.map((rate, place) => (
              <td key={rate}>{toSum(monthlyPence?.[place])}</td>
            ))}
            <td>{toSum(employerPence)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function toSum(pence: number | undefined): string {
  return pence === undefined ? 'not set' : formatWholePounds(pence);
}
