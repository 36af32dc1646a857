import type { Budget } from '#shared/deals/deal-query.ts';
import { type FacetName, facetPlans } from '#shared/deals/facets.ts';
import { maxInitialMonths, maxRealMiles, minInitialMonths, offeredTerms } from '#shared/deals/profile.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatPounds, toPence } from '#shared/format/format-pounds.ts';
import { dateWords, readDate } from './dates.ts';
import { facetPart, type Part } from './sentence-part.ts';

/** What a quantity is read with. */
export interface QuantityFacts {
  /** ISO date. */
  readonly today: string;
  readonly counts: Readonly<Record<'seats' | 'doors', readonly number[]>>;
}

/** Words that were read: what they ask for, or nothing where the site cannot ask for it, such as a sum for the deposit. */
export interface Quantity {
  readonly parts: readonly Part[];
  readonly words: number;
}

type Read = (numbers: readonly string[], facts: QuantityFacts) => readonly Part[] | 'refused' | undefined;

const n = '(\\d+(?:\\.\\d+)?)';
const most =
  '(?:under|below|less than|no more than|not more than|not over|up to|upto|max|maximum|max of|maximum of|within|at most|for less than|for under|cheaper than|<|budget|budget of|budget is|my budget is|only)(?: £)?';
const least = '(?:over|above|at least|more than|minimum|min|minimum of|min of|from)';
const about = '(?:around|about|roughly|circa|approx|approximately|near|ish)';
const either = `(?:(?:${least}|${most}|${about}|for|at|do|doing) )?`;
const aMonth = '(?: (?:a|per|each|every|p) (?:month|m)| pm| pcm| p m| p c m| monthly| month| mth)';
const rental = '( rental| rentals| monthly rental)?';
const pounds = '(?: £| quid| pounds| pound)?';
const unit = '(?: a| per| each| every| p| an)';

/** Patterns in the order in which they are tried; `refused` where the site has no filter for what is plainly asked. */
const patterns: readonly (readonly [pattern: string, read: Read])[] = [
  [
    `${n} \\+ ${n}(?! (?:seats?|miles?|seaters?|doors?))`,
    ([first, rest]) => notation(Number(first), Number(rest)),
  ],
  [
    `(?:tow|tows|towing|pull|pulls)(?: (?:of|up to|over|at least|a))? ${n} ?(?:kg|kilos|tonnes|tonne|ton|tons|t)`,
    () => 'refused',
  ],
  [
    `(?:deposit|upfront|up front|initial payment)(?: (?:of|under|below|up to|is|less than|max|around|about))?(?: £)? ${n}(?! month)`,
    () => 'refused',
  ],
  [
    `${either}(?:£ )?${n}(?: k)?${pounds} (?:deposit|upfront|up front|initial|initial payment|down)(?! month)`,
    ([sum]) => (Number(sum) <= maxInitialMonths ? undefined : 'refused'),
  ],
  [
    `${either}(?:£ )?${n}(?: k)?${pounds} (?:salary|income|wage|p 11 d|p11d|list price|new|total|in total)`,
    () => 'refused',
  ],
  [`${either}£ ${n}(?: k)?${unit} (?:year|annum|week|day)`, () => 'refused'],
  // Electric range before miles a year: both are miles.
  [
    `${either}${n}(?: \\+| plus)?(?: miles?| mi)?(?: of)?(?: electric| ev| battery| real)? range`,
    ([miles]) => floorPart('electricRange', Number(miles)),
  ],
  [
    `${either}${n}(?: \\+| plus)? (?:miles?|mi) (?:on a|per|a|between) (?:full |single )?(?:charge|charges)`,
    ([miles]) => floorPart('electricRange', Number(miles)),
  ],
  [
    `(?:electric )?range (?:of |is )?(?:${least} )?${n}(?: \\+)?(?: miles?| mi)?`,
    ([miles]) => floorPart('electricRange', Number(miles)),
  ],
  [
    `${either}${n}( k)? (?:miles?|mi)${unit} (week|month|day)`,
    ([miles, k, per]) => milesPart(thousands(miles, k) * (per === 'week' ? 52 : per === 'month' ? 12 : 365)),
  ],
  [
    `${either}${n}( k)?(?: \\+| plus)? (?:real |business )?(?:miles?|mileage|mi)(?:(?:${unit}|/) (?:year|annum|a|yr)| pa| p a| annually| annual| yearly| mileage| allowance)?`,
    ([miles, k]) =>
      thousands(miles, k) >= 1000
        ? milesPart(thousands(miles, k))
        : floorPart('electricRange', Number(miles)),
  ],
  [
    `${either}${n}( k)?(?:${unit} (?:year|annum|yr)| pa| p a| annually)`,
    ([miles, k]) => (thousands(miles, k) >= 1000 ? milesPart(thousands(miles, k)) : undefined),
  ],
  [
    `(?:mileage|miles|annual mileage)(?: (?:of|is|limit|about|around))? ${n}( k)?`,
    ([miles, k]) => milesPart(thousands(miles, k)),
  ],
  // Months up front, before the length of the lease.
  [
    `${n} (?:months?|mths?|mth|mo) (?:up front|upfront|initial|initial payment|initial rental|deposit|in advance|down)`,
    ([months]) => initialPart(Number(months)),
  ],
  [
    `(?:initial payment|initial rental|initial|deposit|up front|upfront)(?: of| is)? ${n} (?:months?|rentals?|payments?)`,
    ([months]) => initialPart(Number(months)),
  ],
  [`${n} (?:upfront|up front|deposit|initial)`, ([months]) => initialPart(Number(months))],
  // Delivery before the length of the lease: weeks, or few months from now.
  [
    `(?:within|in|under|less than|in under|delivered in|delivery in|delivered within|delivery within|ready in|available in|here in)(?: the next| about| a)? ${n} (weeks?|wks?|days?|months?)(?: time)?`,
    ([count, each]) => waitPart(Number(count), each ?? ''),
  ],
  [
    `${n} (weeks?|wks?|days?) (?:delivery|wait|lead time|max|maximum)`,
    ([count, each]) => waitPart(Number(count), each ?? ''),
  ],
  [
    `(?:within|in|under)(?: the next)?(?: a) (month|week|fortnight)`,
    ([each]) => waitPart(each === 'fortnight' ? 2 : 1, each === 'fortnight' ? 'weeks' : (each ?? '')),
  ],
  [
    `(?:(?:for|over|on a|a) )?${n} (?:months?|mths?|mth|mos?|m)(?: (?:lease|contract|term|deal|agreement))?(?! load| long| loading)`,
    ([months]) => (Number(months) >= 60 ? undefined : termPart(Number(months))),
  ],
  [
    `(?:(?:for|over|on a|a) )?${n} (?:years?|yrs?|y)(?: (?:lease|contract|term|deal|agreement))?(?! old)`,
    ([years]) => termPart(Number(years) * 12),
  ],
  // Seats and doors.
  [
    `(?:${least} )?${n} (?:or|to|-|/) ${n} (seat|door)(?:s|er|ers)?`,
    ([one, other, what]) => countPart(what, [one, other]),
  ],
  [
    `(?:more than|over|above) ${n} (seat|door|people|adult|passenger|person)(?:s|er|ers)?`,
    ([count, what], facts) => countFrom(what, Number(count) + 1, facts),
  ],
  [
    `(?:${least} )${n} (seat|door|people|adult|passenger|person)(?:s|er|ers)?`,
    ([count, what], facts) => countFrom(what, Number(count), facts),
  ],
  [
    `${n} (?:\\+|plus|or more) (seat|door|people|adult|passenger|person)(?:s|er|ers)?`,
    ([count, what], facts) => countFrom(what, Number(count), facts),
  ],
  [`${n} (seat|door|str|dr)(?:s|er|ers)?`, ([count, what]) => countPart(what, [count])],
  [
    `(?:(?:seats|seating|seating for|family of) ${n}|(?:room for|space for|carries|carry|takes|for|fits|fit) ${n} (?:people|adults|passengers|kids|children|of us))`,
    ([seats, people = seats], facts) =>
      Number(people) <= 9 ? countFrom('seat', Number(people), facts) : undefined,
  ],
  ['(?:(big|large) )?family', ([big], facts) => countFrom('seat', big ? 6 : 5, facts)],
  [`${n} (?:people|adults|passengers)`, ([count], facts) => countFrom('seat', Number(count), facts)],
  // Loads.
  [
    `${either}(?:a )?${n}(?: \\+)? (kg|kgs|kilos?|tonnes?|tons?|t)(?: (?:of )?(?:payload|load|loads|carrying capacity|capacity))?`,
    ([weight, each]) => floorPart('payload', toKilograms(Number(weight), each ?? '')),
  ],
  [
    `(?:payload|load)(?: (?:of|over|at least|above|more than|min))? ${n} (kg|kgs|kilos?|tonnes?|tons?|t)`,
    ([weight, each]) => floorPart('payload', toKilograms(Number(weight), each ?? '')),
  ],
  [`(?:half a|0.5) (?:tonne|ton)(?: payload)?`, () => floorPart('payload', 500)],
  [
    `(?:${least} )?(?:a )?${n}(?: \\+)? (?:m|metres?|meters?)(?: (?:long|load length|load|loading length|long load|load bed|load space|length))?`,
    ([metres]) => floorPart('loadLength', Number(metres) * 1000),
  ],
  [
    `${either}(?:a )?${n}(?: \\+)? (?:l|litres?|liters?)(?: of)? (?:boot|luggage|boot space|luggage space)`,
    ([litres]) => floorPart('boot', Number(litres)),
  ],
  [
    `boot(?: space)?(?: (?:of|over|at least|above|more than|bigger than))* ${n}(?: (?:l|litres?|liters?))?`,
    ([litres]) => floorPart('boot', Number(litres)),
  ],
  [
    `(?:co 2 )?${most} ?${n} (?:g|grams?)(?: (?:km|per km|a km|of))?(?: co 2)?`,
    ([grams]) => co2Part(Number(grams)),
  ],
  [`co 2 ${most} ?${n}`, ([grams]) => co2Part(Number(grams))],
  // Money: what is left of the numbers.
  [
    `(?:between|from)(?: £)? ${n}${pounds} (?:and|to|-)(?: £)? ${n}${pounds}(${aMonth})?${rental}`,
    ([low, high, , rent]) => budgetPart(Number(low), Number(high), rent),
  ],
  [
    `(?:£ )?${n} (?:to|-)(?: £)? ${n}${pounds}(${aMonth})?${rental}`,
    ([low, high, , rent]) => budgetPart(Number(low), Number(high), rent),
  ],
  [
    `${most} ${n}${pounds}(?: (?:all in|max|maximum))?(${aMonth})?(?: (?:true cost|true monthly cost|all in|or less))?${rental}`,
    ([high, , rent]) => budgetPart(undefined, Number(high), rent),
  ],
  [
    `${least}(?: £)? ${n}${pounds}(${aMonth})?${rental}`,
    ([low, , rent]) => budgetPart(Number(low), undefined, rent),
  ],
  [
    `${about}(?: £)? ${n}${pounds}(?: mark)?(${aMonth})?${rental}`,
    ([sum, , rent]) => budgetPart(Math.round(Number(sum) * 0.9), Math.round(Number(sum) * 1.1), rent),
  ],
  [
    `(?:for )?£ ${n}(?: ish)?(?: (?:max|maximum|or less|or under|tops|budget|limit|and under))?(${aMonth})?(?: (?:max|maximum|or less|tops|budget|limit|true cost))?${rental}`,
    ([high, , rent]) => budgetPart(undefined, Number(high), rent),
  ],
  [
    `(?:for )?${n}(?: quid| pounds| £)(?: (?:max|maximum|or less|tops|budget|limit))?(${aMonth})?(?: (?:max|maximum|or less|tops|budget))?${rental}`,
    ([high, , rent]) => budgetPart(undefined, Number(high), rent),
  ],
  [
    `(?:for )?${n}(?: (?:max|or less|tops))?(${aMonth})(?: (?:max|maximum|or less|tops|budget))?${rental}`,
    ([high, , rent]) => budgetPart(undefined, Number(high), rent),
  ],
  [`${n} (?:max|or less|or under|tops|budget)`, ([high]) => budgetPart(undefined, Number(high), undefined)],
  [
    `(?:(?:at|for|about|around|do|doing) )?${n} k`,
    ([miles]) => (Number(miles) >= 3 ? milesPart(Number(miles) * 1000) : undefined),
  ],
  [
    `(?:at|do|doing|driving) ${n}`,
    ([miles]) => (Number(miles) >= 3000 ? milesPart(Number(miles)) : undefined),
  ],
];

const compiled = patterns.map(([pattern, read]) => [new RegExp(`^(?:${pattern})(?= |$)`), read] as const);

/** The words of all patterns, so that misspelt ones are understood. */
export const quantityWords: readonly string[] = [...patterns.map(([pattern]) => pattern), dateWords].flatMap(
  (pattern) => pattern.match(/[a-z]{2,}/g) ?? [],
);

/** Which words begin a quantity at all, so that no pattern is tried at the others. */
const begins =
  /^(?:\d|£|<|(?:under|below|less|no|not|up|upto|max|maximum|within|at|for|cheaper|budget|my|only|over|above|more|minimum|min|from|around|about|roughly|circa|approx|approximately|near|ish|do|doing|tow|tows|towing|pull|pulls|deposit|upfront|initial|electric|range|have|need|want|get|mileage|miles|annual|in|delivered|delivery|ready|available|here|on|a|seats|seating|room|family|big|large|space|carries|carry|takes|fits|fit|payload|load|half|boot|co|between|driving|before|by|until|till|next|end)\b)/;

/** The quantity or date with which the words begin; undefined without one. */
export function readQuantity(text: string, facts: QuantityFacts): Quantity | undefined {
  if (!begins.test(text)) return undefined;
  const date = readDate(text, facts.today);
  if (date) return { parts: toParts(waitPart(date.days, 'days', date.label)), words: date.words };
  for (const [pattern, read] of compiled) {
    const match = pattern.exec(text);
    if (!match) continue;
    const parts = read(match.slice(1), facts);
    if (parts) return { parts: toParts(parts), words: match[0].split(' ').length };
  }
  return undefined;
}

function toParts(read: ReturnType<Read>): readonly Part[] {
  return read === 'refused' || !read ? [] : read;
}

function thousands(count: string | undefined, k: string | undefined): number {
  return Number(count) * (k ? 1000 : 1);
}

function profilePart(name: 'term' | 'miles' | 'initial', value: number, label: string): readonly Part[] {
  return [{ label, wish: { kind: 'profile', name, value: String(value) } }];
}

function milesPart(miles: number): readonly Part[] | 'refused' {
  if (!Number.isInteger(miles) || miles < 1 || miles > maxRealMiles) return 'refused';
  return profilePart('miles', miles, formatMiles(miles));
}

function termPart(months: number): readonly Part[] | 'refused' {
  return offeredTerms.includes(months) ? profilePart('term', months, formatMonths(months)) : 'refused';
}

function initialPart(months: number): readonly Part[] | 'refused' {
  if (!Number.isInteger(months) || months < minInitialMonths || months > maxInitialMonths) return 'refused';
  return profilePart('initial', months, `${formatMonths(months)} up front`);
}

/** "9+35": nine rentals up front, then 35 more, which is a lease of 36 months. */
function notation(first: number, rest: number): readonly Part[] | undefined {
  const [initial, term] = [initialPart(first), termPart(rest + 1)];
  return initial === 'refused' || term === 'refused' ? undefined : [...initial, ...term];
}

/** The least choice of a facet that gives at least so much; refused where no choice promises it. */
function floorPart(name: FacetName, wanted: number): readonly Part[] | 'refused' {
  const option = facetPlans[name].options?.find(({ min = 0 }) => min >= wanted);
  return option && wanted > 0 ? [facetPart({ [name]: [option.value] })] : 'refused';
}

function co2Part(grams: number): readonly Part[] | 'refused' {
  const values = (facetPlans.co2.options ?? []).filter(({ max = Infinity }) => max <= grams);
  return values.length > 0 ? [facetPart({ co2: values.map(({ value }) => value) })] : 'refused';
}

function countPart(
  what: string | undefined,
  counts: readonly (string | undefined)[],
): readonly Part[] | 'refused' {
  const name = /^(?:door|dr)$/.test(what ?? '') ? 'doors' : 'seats';
  const values = counts.flatMap((count) => count ?? []);
  return values.every((count) => /^[1-9]$/.test(count)) ? [facetPart({ [name]: values })] : 'refused';
}

function countFrom(
  what: string | undefined,
  least: number,
  { counts }: QuantityFacts,
): readonly Part[] | 'refused' {
  const name = what === 'door' ? 'doors' : 'seats';
  const values = counts[name].filter((count) => count >= least && count < 10).map(String);
  if (values.length === 0) return 'refused';
  const label = `${least} or more ${name}`;
  return [{ label, wish: { kind: 'facets', facets: { [name]: values } } }];
}

function toKilograms(weight: number, each: string): number {
  return each.startsWith('t') ? weight * 1000 : weight;
}

const daysOf: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30 };

/** The longest delivery time that the lists offer and that is over by then; refused where even the shortest is too long. */
function waitPart(count: number, each: string, label?: string): ReturnType<Read> {
  // A lease of 12 or more months is a length, not a wait.
  if (each.startsWith('m') && count > 6) return undefined;
  const weeks = Math.floor((count * (daysOf[each.charAt(0)] ?? 7)) / 7);
  const option = facetPlans.delivery.options?.findLast(({ max = 0 }) => max <= weeks);
  if (!option) return 'refused';
  const words = option.label.toLowerCase();
  return [
    {
      label: label ? `${label}: ${words}` : `delivery ${words}`,
      wish: { kind: 'facets', facets: { delivery: [option.value] } },
    },
  ];
}

function budgetPart(
  minPounds: number | undefined,
  maxPounds: number | undefined,
  rent: string | undefined,
): readonly Part[] | undefined {
  const [low, high] = [minPounds, maxPounds].map((sum) =>
    sum === undefined ? undefined : formatPounds(toPence(sum)),
  );
  // No lease costs so little a month or so much: another thing is meant.
  if (Math.max(minPounds ?? 0, maxPounds ?? 0) < 50 || (minPounds ?? 0) > (maxPounds ?? Infinity))
    return undefined;
  const basis = rent ? 'monthly' : 'true-monthly';
  const budget: Budget = {
    basis,
    ...(minPounds !== undefined && { minPounds }),
    ...(maxPounds !== undefined && { maxPounds }),
  };
  const span = low && high ? `${low} to ${high}` : low ? `from ${low}` : `up to ${high}`;
  return [{ label: `${span} ${rent ? 'monthly rental' : 'true cost'}`, wish: { kind: 'budget', budget } }];
}
