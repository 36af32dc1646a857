import { drawPanelPlan } from '#server/pages/charts/panel-plan.ts';
import { linkGuides, toolGuides } from '#server/pages/loaders/fitting-guides.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { toFigureNote } from '#server/pages/loaders/tools/figure-notes.ts';
import { forecastMiles } from '#shared/deals/miles-forecast.ts';
import { returnDates } from '#shared/deals/return-dates.ts';
import { judgeMark, judgeTread, vehicleParts, type WearVerdict } from '#shared/deals/wear-check.ts';
import { formatCount, formatMiles } from '#shared/format/format-count.ts';
import { formatWholePounds } from '#shared/format/format-pounds.ts';
import type { FairWearQuestion } from '#shared/pages/tools/fair-wear/fair-wear-form.tsx';
import type { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import { leastTread, wearLimits } from '#shared/tax/figures/wear-limits.ts';
import { type AskedMeasure, readFairWearQuestion } from './fair-wear-question.ts';
import {
  describeFindings,
  fairWearFaqs,
  limitLines,
  returnSteps,
  startNowWords,
  verdictWords,
} from './fair-wear-words.ts';

/** What a walk round a vehicle found, what to do about it, and the days until it is handed back. */
export const loadFairWear: Loader<typeof toolsPages.fairWear> = ({ path, search, services }) => {
  const { today } = services.catalogue.snapshot();
  const { question, measures, notes, refused } = readFairWearQuestion(search, today);
  const startNow = startNowWords(question.handBackOn, today);
  const found = measures.flatMap((each) => judge(each));
  const findings = found.map(({ part, kind, mm, verdict }) => ({
    what: `${part.name}: ${kind} of ${mm} mm`,
    verdict,
  }));
  return {
    path,
    question,
    parts: vehicleParts.map(({ id, name }, place) => ({
      number: place + 1,
      name,
      fields: measures
        .filter(({ part }) => part.id === id)
        .map(({ field, kind, mm }) => ({ name: field, kind, ...(mm !== undefined && { mm }) })),
    })),
    sentence: describeFindings(findings),
    plan: drawPanelPlan(vehicleParts.map((part, place) => planPart(part, place, { measures, found }))),
    findings,
    limits: limitLines,
    ...(startNow !== undefined && { startNow }),
    steps: returnSteps({
      today,
      handBackOn: question.handBackOn,
      dates: returnDates(question.handBackOn),
      wornTyres: found
        .filter(({ kind, verdict }) => kind === 'tread' && verdict === 'damage')
        .map(({ part }) => part.name),
    }),
    ...(question.milesNow > 0 && { miles: describeMiles(question) }),
    notes,
    refused,
    figures: [...Object.values(wearLimits), leastTread].map(toFigureNote),
    guides: linkGuides(services.content, toolGuides.fairWear),
    faqs: fairWearFaqs,
  };
};

interface Judged extends AskedMeasure {
  readonly mm: number;
  readonly verdict: WearVerdict;
}

/** What was measured, with its verdict; nothing where nothing was. */
function judge(measure: AskedMeasure): readonly Judged[] {
  const { kind, mm } = measure;
  if (mm === undefined) return [];
  const verdict =
    kind === 'tread' ? judgeTread(mm, leastTread.value.tenthsMm / 10) : judgeMark(mm, wearLimits[kind].value);
  return [{ ...measure, mm, verdict }];
}

/** A part takes the worst of its verdicts. */
function planPart(
  { id, name }: (typeof vehicleParts)[number],
  place: number,
  all: { readonly measures: readonly AskedMeasure[]; readonly found: readonly Judged[] },
) {
  const own = all.found.filter(({ part }) => part.id === id);
  const verdict = (['damage', 'ask', 'fair'] as const).find((each) =>
    own.some((mark) => mark.verdict === each),
  );
  const words = own.map((mark) => `${mark.kind} of ${mark.mm} mm, ${verdictWords[mark.verdict]}`);
  const number = place + 1;
  const field = all.measures.find(({ part }) => part.id === id)?.field;
  return {
    id,
    number,
    label: `${number} ${name}: ${words.join('; ') || 'nothing entered'}`,
    href: `#field-${field}`,
    ...(verdict && { verdict }),
  };
}

/** The miles at the end of the lease, at the pace so far. */
function describeMiles(question: FairWearQuestion): string {
  const { milesNow, monthsSoFar, monthsLeft, allowance, excessPence } = question;
  const allowedMiles = Math.round((allowance * (monthsSoFar + monthsLeft)) / 12);
  const { expectedMiles, overMiles, costPence, monthlyMilesLeft } = forecastMiles({
    milesNow,
    monthsSoFar,
    monthsLeft,
    allowedMiles,
    excessTenths: excessPence * 10,
  });
  const end = `At this pace you’ll hand it back with ${formatMiles(expectedMiles)} of the ${formatMiles(allowedMiles)} allowed`;
  if (overMiles === 0) return `${end}, so there’s no excess to pay.`;
  const cost = `${end}: ${formatMiles(overMiles)} over, about ${formatWholePounds(costPence)}.`;
  if (monthlyMilesLeft === 0) return cost;
  return `${cost} To stay within it, drive up to ${formatMiles(monthlyMilesLeft)} a month for the ${formatCount(monthsLeft, 'month')} left.`;
}
