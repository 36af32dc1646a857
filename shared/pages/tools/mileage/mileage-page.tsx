import { groupThousands } from '#shared/format/format-pounds.ts';
import { ToolFrame } from '#shared/pages/tools/tool-frame.tsx';
import { savedMileagePath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { AnswerSentence } from '#shared/ui/answers/answer-sentence.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ChartFigure } from '#shared/ui/charts/chart-figure.tsx';
import figures from '#shared/ui/charts/figures-table.module.css';
import { YearColumns } from '#shared/ui/charts/year-columns.tsx';
import { DealCard } from '#shared/ui/deal-card.tsx';
import { DealGrid } from '#shared/ui/deal-grid.tsx';
import { setKeptMiles } from '#shared/ui/kept-miles.ts';
import layout from '#shared/ui/page-layout.module.css';
import { PicksForms } from '#shared/ui/picks-forms.tsx';
import styles from './mileage.module.css';
import { HiddenJourneys, KeptMilesNote, type MileageData, MileageForm } from './mileage-form.tsx';

/** How many miles a year the visitor drives, and the cheapest allowance of each deal at that mileage. */
export default function MileagePage({ data }: PageProps<MileageData>) {
  return (
    <ToolFrame
      heading="Mileage calculator"
      lead="Add up your journeys, then see which mileage allowance costs you least. The figures are an example until you change them."
      form={<MileageForm data={data} />}
      notes={data.notes}
      refused={data.refused}
      method={<Method />}
      figures={[]}
      deals={<Deals data={data} />}
      guides={data.guides}
      faqs={data.faqs}
    >
      <Answer data={data} />
    </ToolFrame>
  );
}

function Answer({ data }: { readonly data: MileageData }) {
  const { sentence, chart, lists, miles } = data;
  return (
    <>
      <AnswerSentence isLive>{sentence}</AnswerSentence>
      <ChartFigure
        caption="Miles a year, by kind of journey"
        label={sentence}
        table={<MilesTable data={data} />}
        isTableOpen
      >
        <YearColumns chart={chart} />
      </ChartFigure>
      <ul className={layout.onward}>
        {lists.map(({ label, href }) => (
          <li key={href}>
            <a href={href} onClick={() => setKeptMiles({ miles })}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <KeptMilesNote />
    </>
  );
}

function MilesTable({ data: { rows } }: { readonly data: MileageData }) {
  const total = rows.reduce((sum, { miles }) => sum + miles, 0);
  return (
    <table className={figures.table}>
      <thead>
        <tr>
          <th scope="col">Journeys</th>
          <th scope="col">Share</th>
          <th scope="col">Miles a year</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {row.name}
              <span className={styles.working}>{row.working}</span>
            </th>
            <td>{`${row.share}%`}</td>
            <td>{groupThousands(row.miles)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">In total</th>
          <td />
          <td>{groupThousands(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Method() {
  return (
    <>
      <p>
        Commute = miles one way × 2 × days × weeks. School run = miles a day × 5 × weeks. Errands and weekends
        = miles × 52. Long journeys = how many × miles there and back.
      </p>
      <p>
        What a deal costs at your miles = its total + (your miles − its allowance) × years of the lease × its
        excess charge a mile. We price every allowance of a deal that way and show the one that costs least.
        Where two cost the same, it’s the larger one.
      </p>
    </>
  );
}

function Deals({ data }: { readonly data: MileageData }) {
  const { deals, dealsHeading, imageHost, miles } = data;
  return (
    <section className={styles.deals}>
      <h2>{dealsHeading}</h2>
      <SavedDealsForm data={data} />
      <DealGrid>
        {deals.map(({ deal, href, item, words, cost, allHref }, index) => (
          <li key={href} className={styles.allowed}>
            <div className={styles.words}>
              <p>{words}</p>
              <p>{cost}</p>
              <a href={allHref} onClick={() => setKeptMiles({ miles })}>
                See every allowance
                <span className="visually-hidden">{` of the ${deal.vehicle.make.name} ${deal.vehicle.model.name} ${deal.vehicle.derivative.name}`}</span>
              </a>
            </div>
            <DealCard deal={deal} href={href} item={item} imageHost={imageHost} position={index + 5} />
          </li>
        ))}
      </DealGrid>
      <PicksForms />
    </section>
  );
}

/** Leads to an address that no cache holds, which reads the visitor's saved deals and comes back here with them. */
function SavedDealsForm({ data: { question, items } }: { readonly data: MileageData }) {
  return (
    <form className={styles.saved} action={savedMileagePath}>
      <HiddenJourneys question={question} />
      <Button kind="secondary">{items === undefined ? 'Use my saved deals' : 'Update my saved deals'}</Button>
    </form>
  );
}
