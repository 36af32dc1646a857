import { type ReadForm, readQuestion, wholeField } from '#server/pages/loaders/tools/read-question.ts';
import { type Journeys, weeksPerYear } from '#shared/deals/yearly-miles.ts';

/** The journeys in a query string, and what to type where something cannot be used. The usual figures are an example. */
export function readMileageQuestion(search: URLSearchParams): ReadForm<Journeys> {
  return readQuestion(
    {
      commuteMiles: upTo(150, 12, 'Enter the miles to work, one way, from 0 to 150.'),
      commuteDays: upTo(7, 5, 'Enter the days a week you drive to work, from 0 to 7.'),
      commuteWeeks: upTo(weeksPerYear, 46, 'Enter the weeks a year you work, from 0 to 52.'),
      schoolMiles: upTo(200, 0, 'Enter the miles of a day’s school runs, from 0 to 200.'),
      schoolWeeks: upTo(weeksPerYear, 39, 'Enter the school weeks a year, from 0 to 52.'),
      errandMiles: upTo(1000, 20, 'Enter the miles a week for shopping and errands, from 0 to 1,000.'),
      weekendMiles: upTo(1000, 30, 'Enter the miles each weekend, from 0 to 1,000.'),
      trips: upTo(200, 4, 'Enter how many long journeys you make a year, from 0 to 200.'),
      tripMiles: upTo(3000, 200, 'Enter the miles of a long journey, there and back, from 0 to 3,000.'),
    },
    search,
  );
}

function upTo(max: number, usual: number, advice: string) {
  return wholeField(usual, { min: 0, max, advice });
}
