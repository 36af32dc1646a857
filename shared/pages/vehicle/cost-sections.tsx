import { dealTypes } from '#shared/deals/deal-type.ts';
import { fairWearPath } from '#shared/routes/link-to.ts';
import { AnswerSentence } from '#shared/ui/answers/answer-sentence.tsx';
import { CompanyCarTaxAnswerPart } from '#shared/ui/answers/company-car-tax-answer.tsx';
import type { CompanyCarTaxAnswer } from '#shared/ui/answers/company-car-tax-data.ts';
import { EndingEarlyAnswerPart } from '#shared/ui/answers/ending-early-answer.tsx';
import { RunningCostFacts, RunningCostFigures } from '#shared/ui/answers/running-cost-answer.tsx';
import { HistoryFigure } from '#shared/ui/charts/history-figure.tsx';
import { EnergyPricesForm } from '#shared/ui/energy-prices-form.tsx';
import { KeptMarkup } from '#shared/ui/kept-markup.tsx';
import styles from './fact-section.module.css';
import { FactSection } from './fact-section.tsx';
import { restOfPage } from './profile-href.ts';
import { findWhole, type ShownVehicle, type VehicleData } from './vehicle-data.ts';

/** Energy at the visitor's miles, road tax and servicing: beside the lease price, never in it. */
export function RunningCost({ data }: { readonly data: ShownVehicle }) {
  const { path, runningCost, energyPrices } = data;
  const { sentence, askedPrices } = runningCost;
  const whole = findWhole(data)?.runningCost;
  return (
    <FactSection heading="What it costs to run">
      {sentence !== undefined && <AnswerSentence isLive>{sentence}</AnswerSentence>}
      <KeptMarkup className={styles.part}>{whole && <RunningCostFigures answer={whole} />}</KeptMarkup>
      {askedPrices.length > 0 && (
        <EnergyPricesForm
          page={data}
          path={path}
          rest={restOfPage(
            data,
            askedPrices.map(({ kind }) => kind),
          )}
          asked={askedPrices}
          prices={energyPrices}
          refused={data.refused}
        />
      )}
      <KeptMarkup className={styles.part}>{whole && <RunningCostFacts facts={whole.facts} />}</KeptMarkup>
    </FactSection>
  );
}

/** What the vehicle has cost since its price was first recorded, and what that says of today's price. */
export function PriceHistory({ data: { priceHistory, dealType } }: { readonly data: VehicleData }) {
  if (!priceHistory) return null;
  const { claim } = priceHistory;
  return (
    <FactSection heading="Price history">
      {claim && <p className={styles.answer}>{claim}</p>}
      <HistoryFigure history={priceHistory} vat={dealTypes[dealType].vat} />
    </FactSection>
  );
}

/** What the vehicle costs in tax when an employer provides it. */
export function CompanyCarTax({ data: { companyCarTax, dealType } }: { readonly data: VehicleData }) {
  if (!companyCarTax) return null;
  const { answer, href } = companyCarTax;
  return (
    <FactSection heading={dealType === 'personal' ? 'As a company car' : taxHeading(answer)}>
      <CompanyCarTaxAnswerPart answer={answer} />
      <p>
        <a href={href}>Change the tax rate, start or contributions</a>
      </p>
    </FactSection>
  );
}

/** Names the tax by what the vehicle may count as. */
function taxHeading({ ways }: CompanyCarTaxAnswer): string {
  const kinds = new Set(ways.map(({ kind }) => kind));
  return `Company ${[...kinds].join(' or ')} tax`;
}

/** What the car would cost out of a salary, beside leasing it oneself. */
export function SalarySacrifice({ data: { salarySacrifice } }: { readonly data: VehicleData }) {
  if (!salarySacrifice) return null;
  return (
    <FactSection heading="Salary sacrifice">
      <p>
        {salarySacrifice.sentence} <a href={salarySacrifice.href}>Work it out for your salary</a>
      </p>
    </FactSection>
  );
}

/** What it would cost to hand the vehicle back before the lease ends. */
export function EndingEarly({ data: { endingEarly } }: { readonly data: VehicleData }) {
  if (!endingEarly) return null;
  return (
    <FactSection heading="If you had to end it early">
      <EndingEarlyAnswerPart answer={endingEarly.answer} />
      <p>
        Your agreement also says whether you can cancel after signing, and for how long.{' '}
        <a href={endingEarly.href}>Choose another month</a>, or see{' '}
        <a href={fairWearPath}>what counts as fair wear and tear</a> when you hand it back.
      </p>
    </FactSection>
  );
}
