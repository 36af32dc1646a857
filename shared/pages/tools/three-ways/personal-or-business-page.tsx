import { FiguresUsed } from '#shared/pages/tools/tool-frame.tsx';
import { ToolSubject } from '#shared/pages/tools/tool-subject.tsx';
import { companyCarTaxPath, dealsPath, salarySacrificePath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { ThreeWaysAnswerPart } from '#shared/ui/answers/three-ways-answer.tsx';
import layout from '#shared/ui/page-layout.module.css';
import { Questions } from '#shared/ui/questions.tsx';
import styles from './differences.module.css';
import type { PersonalOrBusinessData } from './three-ways-data.ts';

/** How a personal and a business lease differ, with one car priced both ways. */
export default function PersonalOrBusinessPage({ data }: PageProps<PersonalOrBusinessData>) {
  const { compared, figures, faqs } = data;
  return (
    <div className={layout.page}>
      <div>
        <h1>Personal or business lease?</h1>
        <p className={layout.lead}>
          The car is the same. What differs is who signs, who pays and how it’s taxed. If you drive mostly for
          yourself and pay from your own account, start with personal. If a business pays, start with
          business.
        </p>
      </div>
      <Differences />
      {compared && (
        <section className={styles.example}>
          <h2>One car, three ways</h2>
          <ToolSubject vehicle={compared.vehicle} facts={compared.vehicle.facts}>
            <a href={salarySacrificePath}>Use your own salary</a>
          </ToolSubject>
          <ThreeWaysAnswerPart answer={compared.answer} />
        </section>
      )}
      <section>
        <h2>Where next</h2>
        <p className={layout.onward}>
          <a href={dealsPath('personal')}>Personal car deals</a>
          <a href={dealsPath('business')}>Business car deals</a>
          <a href={salarySacrificePath}>Salary sacrifice</a>
          <a href={companyCarTaxPath}>Company car tax</a>
        </p>
      </section>
      <section className={layout.questions}>
        <h2>Common questions</h2>
        <Questions items={faqs} />
        <FiguresUsed figures={figures} />
      </section>
    </div>
  );
}

const differences: readonly (readonly [what: string, personal: string, business: string])[] = [
  ['Who signs', 'You', 'The business: a company, a partnership or you as a sole trader'],
  ['Prices', 'Include VAT', 'Shown ex VAT; the business pays it on top'],
  [
    'VAT',
    'You can’t reclaim it',
    'A VAT-registered business reclaims half on a car with any private use, up to all of it on a van',
  ],
  [
    'Tax',
    'You pay from net pay. No company car tax',
    'Rentals are a business cost; above 50 g/km, 15% of a car’s can’t be deducted. The driver pays company car tax for private use, the employer 15% Class 1A National Insurance',
  ],
  ['Credit check', 'On you', 'On the business; the funder may also ask its directors'],
  [
    'Mileage',
    'You choose the allowance. The excess charge includes VAT',
    'The business chooses it. The excess charge is ex VAT',
  ],
  [
    'In the accounts',
    'Nothing',
    'The rentals are a cost. Whether the lease is on the balance sheet too depends on your accounting standard, so ask your accountant',
  ],
  ['At the end', 'You hand the car back', 'The business hands the car back'],
];

function Differences() {
  return (
    <table className={styles.differences}>
      <caption>The differences at a glance</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Personal lease</th>
          <th scope="col">Business lease</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(([what, personal, business]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{personal}</td>
            <td>{business}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
