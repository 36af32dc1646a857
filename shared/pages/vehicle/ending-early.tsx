import { fairWearPath } from '#shared/routes/link-to.ts';
import { EndingEarlyAnswerPart } from '#shared/ui/answers/ending-early-answer.tsx';
import { FactSection } from './fact-section.tsx';
import type { VehicleData } from './vehicle-data.ts';

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
