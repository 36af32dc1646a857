import { allBodyTypes, type BodyType, bodyTypes } from '#shared/deals/body-type.ts';
import type { ContractType, VehicleType } from '#shared/deals/deal-type.ts';
import type { PricingType } from '#shared/deals/pricing-type.ts';
import { allTiers, type Tier, tierLabels } from '#shared/deals/tier.ts';
import type { Drivetrain, Fuel, StockKind, Transmission } from '#shared/deals/vehicle.ts';
import type { OtherWords } from './read-words.ts';

// Words that brokers' staff and funders' files use. Each is listed once: case, spaces and hyphens make no difference.
// Words that can mean two things ("2WD", "petrol electric", "panel van") are left out, so that such a row is rejected
// rather than guessed. A new word also belongs in the table of `feed-format.md`; a test compares the two.

export const contractWords: OtherWords<ContractType> = {
  personal: ['PCH', 'personal contract hire', 'private', 'consumer'],
  business: ['BCH', 'business contract hire', 'company', 'corporate'],
};

export const vehicleTypeWords: OtherWords<VehicleType> = {
  car: ['cars', 'passenger car'],
  commercial: ['van', 'LCV', 'vans', 'light commercial', 'commercial vehicle'],
};

export const pricingTypeWords: OtherWords<PricingType> = {
  standard: ['new', 'normal'],
  atc: ['insured', 'insurance included', 'with insurance'],
  used: ['second-hand', 'pre-owned', 'nearly new'],
};

export const fuelWords: OtherWords<Fuel> = {
  petrol: ['unleaded', 'petrol MHEV', 'petrol mild hybrid', 'mild hybrid petrol'],
  diesel: ['derv', 'diesel MHEV', 'diesel mild hybrid', 'mild hybrid diesel'],
  hybrid: [
    'HEV',
    'FHEV',
    'full hybrid',
    'self-charging hybrid',
    'petrol hybrid',
    'hybrid petrol',
    'diesel hybrid',
  ],
  'plug-in-hybrid': [
    'PHEV',
    'petrol PHEV',
    'diesel PHEV',
    'petrol plug-in hybrid',
    'diesel plug-in hybrid',
    'REEV',
  ],
  electric: [
    'EV',
    'BEV',
    'battery electric',
    'pure electric',
    'full electric',
    'fully electric',
    'electricity',
  ],
  hydrogen: ['FCEV', 'hydrogen fuel cell', 'fuel cell'],
};

export const transmissionWords: OtherWords<Transmission> = {
  manual: ['Man', 'M'],
  automatic: ['Auto', 'A', 'DSG', 'CVT', 'DCT', 'semi-auto', 'semi-automatic'],
};

export const drivetrainWords: OtherWords<Drivetrain> = {
  front: ['FWD', 'front wheel drive'],
  rear: ['RWD', 'rear wheel drive'],
  all: ['AWD', '4WD', '4x4', 'all wheel drive', 'four wheel drive'],
};

export const ownBodyTypeWords: OtherWords<BodyType> = {
  'suv-crossover': ['SUV', 'crossover'],
  hatchback: ['hatch'],
  saloon: ['sedan'],
  estate: ['estate car', 'wagon', 'tourer'],
  'convertible-cabriolet': ['convertible', 'cabriolet', 'cabrio', 'roadster', 'soft top'],
  mpv: ['people carrier', 'minibus'],
  'sports-car': ['sports'],
  '4x4': ['off-roader'],
  pickup: ['pick-up truck'],
  crew: ['crew cab'],
};

/** The words above, and the site's own label and slug of each body type. */
export const bodyTypeWords: OtherWords<BodyType> = Object.fromEntries(
  allBodyTypes.map((type) => {
    const { label, slug } = bodyTypes[type];
    return [type, [...(ownBodyTypeWords[type] ?? []), label, slug]];
  }),
);

export const stockWords: OtherWords<StockKind> = {
  stock: ['in stock', 'UK stock', 'available'],
  allocation: ['allocated', 'on allocation'],
  'pre-registered': ['pre-reg'],
  'factory-order': ['factory', 'build to order', 'built to order', 'BTO'],
};

/** The site's own name of each tier. */
export const tierWords: OtherWords<Tier> = Object.fromEntries(
  allTiers.map((tier) => [tier, [tierLabels[tier]]]),
);

export const maintainedWords: OtherWords<'yes' | 'no'> = {
  yes: ['maintained', 'with maintenance', 'full maintenance'],
  no: ['non-maintained', 'not maintained', 'unmaintained', 'without maintenance', 'no maintenance'],
};
