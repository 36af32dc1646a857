import type { Price } from '#shared/deals/price.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds, groupThousands } from '#shared/format/format-pounds.ts';
import { ExcessLadder } from '#shared/ui/answers/excess-ladder.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ChartFigure } from '#shared/ui/charts/chart-figure.tsx';
import figuresTableStyles from '#shared/ui/charts/figures-table.module.css';
import { MilesLines } from '#shared/ui/charts/miles-lines.tsx';
import { RefusedFieldsContext } from '#shared/ui/field.tsx';
import { HiddenFields } from '#shared/ui/hidden-fields.tsx';
import { KeptMarkup } from '#shared/ui/kept-markup.tsx';
import { MilesLink } from '#shared/ui/miles-link.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import sectionStyles from './fact-section.module.css';
import { FactSection } from './fact-section.tsx';
import { profileHref, restOfPage } from './profile-href.ts';
import { findWhole, type MilesDeal, type ShownVehicle, type YourMilesData } from './vehicle-data.ts';
import styles from './your-miles.module.css';

/** The answer first: which allowance costs least at the mileage that is really driven, and what it costs in total. */
export function cheapestWords({ realMiles, cheapest, deals }: YourMilesData): string {
  const cost = `${formatPounds(cheapest.costPence)}\u00a0in\u00a0all`;
  const driving = `If you drive ${formatMiles(realMiles)} a year`;
  if (deals.length === 1) return `${driving}, you’ll pay ${cost}.`;
  const excess = realMiles > cheapest.annualMiles ? ' plus excess' : '';
  return `${driving}, the ${dealName(cheapest)}${excess} is cheapest: ${cost}.`;
}

/** How the deal shown compares with the cheapest, and from which mileage on another one is the cheapest. */
export function compareWords({ cheapest, shown, deals }: YourMilesData): string {
  const end = cheapest.band?.toMiles;
  const next = deals.find(({ band }) => end !== undefined && band?.fromMiles === end + 1);
  const turn = next
    ? ` From ${formatMiles(next.band?.fromMiles ?? 0)} a year, it’s the ${dealName(next)}.`
    : '';
  if (deals.length === 1) return '';
  if (cheapest.annualMiles === shown.annualMiles) return `That’s the deal shown here.${turn}`;
  const saved = shown.costPence - cheapest.costPence;
  return `That’s ${formatPounds(saved)} less than the ${dealName(shown)} shown here.${turn}`;
}

/** What the allowance covers and what each further mile costs. */
function allowanceWords({ profile, excessTenths, vat }: Price): string {
  const allowance = formatMiles(Math.round((profile.annualMiles * profile.termMonths) / 12));
  return `This deal covers ${allowance} over ${formatMonths(profile.termMonths)}. Each mile after that costs ${formatPencePerMile(excessTenths)} ${vat}, charged when the vehicle goes back.`;
}

/** The mileages for which a deal is the cheapest: "6,901 to 8,400", "up to 6,900", "26,100 or more". */
export function bandWords({ band }: MilesDeal): string {
  if (!band) return 'Never';
  if (band.fromMiles === 0)
    return band.toMiles === undefined ? 'Any mileage' : `Up to ${groupThousands(band.toMiles)}`;
  if (band.toMiles === undefined) return `${groupThousands(band.fromMiles)} or more`;
  return `${groupThousands(band.fromMiles)} to ${groupThousands(band.toMiles)}`;
}

/** "10,000-mile deal" */
function dealName({ annualMiles }: Pick<MilesDeal, 'annualMiles'>): string {
  return `${groupThousands(annualMiles)}-mile deal`;
}

/** Which allowance costs least at the mileage that the visitor really drives. */
export function YourMiles({ data }: { readonly data: ShownVehicle }) {
  const { price } = data;
  if (!price) return null;
  const yourMiles = findWhole(data)?.yourMiles;
  return (
    <FactSection heading="How far will you drive?">
      <KeptMarkup className={sectionStyles.part}>
        {yourMiles && <Answer data={data} yourMiles={yourMiles} />}
      </KeptMarkup>
      <MilesForm data={data} />
      <KeptMarkup className={sectionStyles.part}>
        {yourMiles && <MilesFigure price={price} yourMiles={yourMiles} />}
      </KeptMarkup>
      <p>{allowanceWords(price)}</p>
    </FactSection>
  );
}

interface AnswerProps {
  readonly data: ShownVehicle;
  readonly yourMiles: YourMilesData;
}

function Answer({ data, yourMiles }: AnswerProps) {
  const { cheapest, shown } = yourMiles;
  return (
    <>
      <p className={sectionStyles.answer}>{cheapestWords(yourMiles)}</p>
      <p>
        {`${compareWords(yourMiles)} `}
        {cheapest.annualMiles !== shown.annualMiles && (
          <a href={profileHref(data, { ...data.profile, annualMiles: cheapest.annualMiles })} data-live="">
            {`See the ${dealName(cheapest)}`}
          </a>
        )}
      </p>
    </>
  );
}

/** Asks for the real mileage, with the rest of the profile as it is. */
function MilesForm({ data }: { readonly data: ShownVehicle }) {
  const form = useSettledForm(data, {});
  return (
    <form ref={form} className={styles.form} action={data.path} data-live="">
      <HiddenFields query={restOfPage(data, ['miles'])} />
      <RefusedFieldsContext value={data.refused}>
        <NumberField name="miles" id="real-miles" label="Your actual miles a year" value={data.realMiles} />
      </RefusedFieldsContext>
      <Button kind="secondary">Work it out</Button>
      <MilesLink href={data.mileageHref} />
    </form>
  );
}

interface MilesFigureProps {
  readonly price: Price;
  readonly yourMiles: YourMilesData;
}

function MilesFigure({ price, yourMiles }: MilesFigureProps) {
  const { shown, deals, chart } = yourMiles;
  return (
    <ChartFigure
      caption={`Total over ${formatMonths(price.profile.termMonths)}, by the miles you drive a year`}
      label={cheapestWords(yourMiles)}
      meanings={[
        { mark: 'strong', words: 'cheapest deal' },
        { mark: 'other', words: `the ${dealName(shown)} shown here` },
        ...(deals.length > 2 ? [{ mark: 'faint', words: 'deals with other mileages' } as const] : []),
      ]}
      table={<MilesTables price={price} yourMiles={yourMiles} />}
    >
      <MilesLines chart={chart} />
    </ChartFigure>
  );
}

/** The figures of the picture for each allowance, and what miles over the allowance shown cost. */
function MilesTables({ price, yourMiles }: MilesFigureProps) {
  const { deals, realMiles, cheapest } = yourMiles;
  return (
    <>
      <table className={figuresTableStyles.table}>
        <thead>
          <tr>
            <th scope="col">Miles a year</th>
            <th scope="col">In total</th>
            <th scope="col">Excess a mile</th>
            <th scope="col">{`If you drive ${groupThousands(realMiles)}`}</th>
            <th scope="col">Cheapest if you drive</th>
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => (
            <tr key={deal.annualMiles} aria-current={deal.annualMiles === cheapest.annualMiles || undefined}>
              <th scope="row">{groupThousands(deal.annualMiles)}</th>
              <td>{formatPounds(deal.totalPence)}</td>
              <td>{formatPencePerMile(deal.excessTenths)}</td>
              <td>{formatPounds(deal.costPence)}</td>
              <td>{bandWords(deal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ExcessLadder price={price} />
    </>
  );
}
