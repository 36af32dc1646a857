import type { PageProps } from '#shared/routes/page.ts';
import { FiguresTable } from '#shared/ui/charts/figures-table.tsx';
import { GuideLinks } from '#shared/ui/guide-links.tsx';
import layout from '#shared/ui/page-layout.module.css';
import { Questions } from '#shared/ui/questions.tsx';
import styles from './car-finance.module.css';
import type { CarFinanceData } from './car-finance-data.ts';
import { FinanceLinks } from './finance-links.tsx';

const head = ['', 'Lease', 'PCP', 'Hire purchase', 'Cash'] as const;

/** How the ways to have a car differ: said of agreements in general, so that no row depends on a funder. */
const rows: readonly (readonly [string, string, string, string, string])[] = [
  [
    'What you pay',
    'Rent for the time',
    'Part of the price, and interest',
    'The price, and interest',
    'The price',
  ],
  ['Its cost is given as', 'A rental, no APR', 'An APR', 'An APR', 'A price'],
  [
    'At the end',
    'Hand it back',
    'Hand it back, pay the final payment, or part-exchange',
    'It’s yours',
    'It’s yours',
  ],
  ['A mileage limit', 'Yes', 'Usually', 'No', 'No'],
  ['Who bears a fall in value', 'The funder', 'The lender, if you hand it back', 'You', 'You'],
  [
    'Ending early',
    'As the agreement says',
    'Settle it, or the half rule',
    'Settle it, or the half rule',
    'Sell it',
  ],
];

/** The overview of car finance: the ways to have a car, and the calculators. */
export default function CarFinancePage({ data }: PageProps<CarFinanceData>) {
  return (
    <div className={layout.page}>
      <div>
        <h1>Car finance advice</h1>
        <p className={layout.lead}>
          See what finance really costs, what ending it early takes, and how leasing compares. We’re a credit
          broker, not a lender. This is general information, not advice on your agreement.
        </p>
      </div>
      <FinanceLinks heading="Work it out" links={data.tools} />
      <section>
        <h2>Four ways to have a car</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways on phones */}
        <section className={styles.ways} aria-label="Lease, PCP, hire purchase and cash" tabIndex={0}>
          <FiguresTable head={head} rows={rows} />
        </section>
      </section>
      <section className={layout.questions}>
        <h2>Common questions</h2>
        <Questions items={data.faqs} />
      </section>
      <GuideLinks links={data.guides} />
    </div>
  );
}
