import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';
import { initialChoices, mileageChoices, profileValues, termChoices } from '#shared/deals/profile-fields.ts';
import { themePaths } from '#shared/deals/theme-paths.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { type FittingDeal, FittingDeals } from '#shared/pages/tools/fitting-deals.tsx';
import { type FigureNote, ToolFrame, ToolSubmit } from '#shared/pages/tools/tool-frame.tsx';
import { ToolSubject } from '#shared/pages/tools/tool-subject.tsx';
import { withQuery } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import { type EndingEarlyAnswer, EndingEarlyAnswerPart } from '#shared/ui/answers/ending-early-answer.tsx';
import { ExcessLadder } from '#shared/ui/answers/excess-ladder.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import layout from '#shared/ui/page-layout.module.css';
import { paymentPlan } from '#shared/ui/price-block.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import styles from './ending-early.module.css';

/** The vehicle of a lease, with the terms and mileages it is offered at. */
export interface LeasedVehicle {
  readonly vehicleRef: string;
  readonly dealType: DealType;
  readonly name: string;
  readonly href: string;
  /** Whether the visitor asked for it, or it stands as an example. */
  readonly isExample: boolean;
  readonly terms: readonly number[];
  readonly miles: readonly number[];
}

/** What was typed of a lease, besides its term and initial payment. */
export interface TypedLease {
  readonly monthlyPounds: number;
  readonly feePounds: number;
  /** For each mile over the allowance. */
  readonly excessPence: number;
}

/** A lease of a vehicle or a typed one: one of the two is there. */
export interface EndingEarlyData {
  readonly path: string;
  readonly vehicle?: LeasedVehicle;
  readonly typed?: TypedLease;
  readonly price: Price;
  readonly month: number;
  readonly answer: EndingEarlyAnswer;
  /** Live leases of which less is left to end. */
  readonly shortDeals: readonly FittingDeal[];
  readonly imageHost: string;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
  /** How the answer is worked out, a paragraph each. */
  readonly method: readonly string[];
  readonly figures: readonly FigureNote[];
  readonly faqs: readonly FaqItem[];
}

/** What ending a lease before its last month would cost. */
export default function EndingEarlyPage({ data }: PageProps<EndingEarlyData>) {
  return (
    <ToolFrame
      heading="Ending a lease early"
      lead="What you’ve paid, what’s left and what ending it could cost, for every month of a lease."
      form={<EndingEarlyForm data={data} />}
      notes={data.notes}
      refused={data.refused}
      method={data.method.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      figures={data.figures}
      deals={
        <>
          <AlsoCounts data={data} />
          <ShortDeals data={data} />
        </>
      }
      faqs={data.faqs}
    >
      <Subject data={data} />
      <EndingEarlyAnswerPart answer={data.answer} isWhole />
    </ToolFrame>
  );
}

/** Which lease the answer is about. */
function Subject({ data: { vehicle, price, path } }: { readonly data: EndingEarlyData }) {
  return (
    <ToolSubject vehicle={vehicle} facts={paymentPlan(price, { pennies: false })}>
      {vehicle ? (
        <a href={withQuery(path, { monthly: '300' })} data-live="">
          Type in the lease you have
        </a>
      ) : (
        <a href={path} data-live="">
          Show an example instead
        </a>
      )}
    </ToolSubject>
  );
}

/** What else ending costs, and what the agreement says. */
function AlsoCounts({ data: { price } }: { readonly data: EndingEarlyData }) {
  return (
    <div className={styles.parts}>
      <section className={styles.part}>
        <h2>Miles over the allowance</h2>
        <p>{`Each mile over costs ${formatPencePerMile(price.excessTenths)} ${price.vat}.`}</p>
        <ExcessLadder price={price} />
      </section>
      <section className={styles.part}>
        <h2>Your right to cancel</h2>
        <p>
          Your agreement says whether you can cancel after signing, for how long and how. It isn’t the same
          for every funder. Read that part before you sign, and keep a copy.
        </p>
      </section>
    </div>
  );
}

/** How to have less to end: live deals for a short time. */
function ShortDeals({ data: { vehicle, shortDeals, imageHost } }: { readonly data: EndingEarlyData }) {
  const isVan = vehicle?.dealType === 'van';
  return (
    <section className={styles.part}>
      <h2>Not sure you’ll need it that long?</h2>
      <p>A shorter lease usually costs more a month, but there’s less of it to end.</p>
      {shortDeals.length > 0 && <FittingDeals deals={shortDeals} imageHost={imageHost} />}
      <p className={layout.onward}>
        <a href={isVan ? themePaths.shortTermVans : themePaths.shortTermCars}>See all short-term deals</a>
      </p>
    </section>
  );
}

/** Asks for the month and for the lease: its terms, or its payments when it is typed. */
function EndingEarlyForm({ data }: { readonly data: EndingEarlyData }) {
  const { path, vehicle, typed, price, month } = data;
  const form = useSettledForm(data, profileValues(price.profile));
  return (
    <form ref={form} action={path} data-live="">
      <NumberField name="month" label="Months until you end it" value={month} />
      {vehicle && <VehicleLeaseFields vehicle={vehicle} data={data} />}
      {typed && <TypedLeaseFields typed={typed} data={data} />}
      <ToolSubmit path={path} />
    </form>
  );
}

interface VehicleLeaseFieldsProps {
  readonly vehicle: LeasedVehicle;
  readonly data: EndingEarlyData;
}

function VehicleLeaseFields({ vehicle, data: { price } }: VehicleLeaseFieldsProps) {
  const { vehicleRef, dealType, terms, miles, isExample } = vehicle;
  const { profile } = price;
  const value = profileValues(profile);
  return (
    <>
      {!isExample && <input type="hidden" name="vehicle" value={vehicleRef} />}
      {dealType === 'business' && <input type="hidden" name="dealType" value={dealType} />}
      {profile.isMaintained && <input type="hidden" name="maintained" value="true" />}
      <SelectField name="term" label="Term" value={value.term} choices={termChoices(terms)} />
      <SelectField name="miles" label="Miles a year" value={value.miles} choices={mileageChoices(miles)} />
      <SelectField
        name="initial"
        label="Initial payment"
        value={value.initial}
        choices={initialChoices(profile.termMonths)}
      />
    </>
  );
}

interface TypedLeaseFieldsProps {
  readonly typed: TypedLease;
  readonly data: EndingEarlyData;
}

function TypedLeaseFields({ typed, data: { price } }: TypedLeaseFieldsProps) {
  const { termMonths, initialMonths } = price.profile;
  return (
    <>
      <NumberField name="monthly" label="Monthly payment, £ inc VAT" value={typed.monthlyPounds} />
      <NumberField name="term" label="Term, months" value={termMonths} />
      <NumberField name="initial" label="Initial payment, as a number of months" value={initialMonths} />
      <NumberField name="fee" label="Fee, £" value={typed.feePounds} />
      <NumberField name="excess" label="Excess, pence a mile" value={typed.excessPence} />
    </>
  );
}
