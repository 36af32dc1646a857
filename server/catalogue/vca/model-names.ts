import type { BodyType } from '#shared/deals/body-type.ts';
import type { Fuel } from '#shared/deals/vehicle.ts';

/** The model that a published text means, where the text does not begin with the name of the range. */
export interface ModelName {
  readonly make?: string;
  readonly range: string;
  readonly model: string;
}

/** By make, then by published text folded by `foldName`. Also corrects obvious misprints. */
export const modelNames: Readonly<Record<string, Readonly<Record<string, ModelName>>>> = {
  'Aston Martin': {
    dbx707: { range: 'DBX', model: 'DBX707' },
    speedster: { range: 'V12 Speedster', model: 'V12 Speedster' },
  },
  Citroën: {
    eberlingo: { range: 'Berlingo', model: 'ë-Berlingo' },
    ec3: { range: 'C3', model: 'ë-C3' },
    ec3aircross: { range: 'C3 Aircross', model: 'ë-C3 Aircross' },
    ec4: { range: 'C4', model: 'ë-C4' },
    ec4x: { range: 'C4 X', model: 'ë-C4 X' },
    ec5aircross: { range: 'C5 Aircross', model: 'ë-C5 Aircross' },
    espacetourer: { range: 'SpaceTourer', model: 'ë-SpaceTourer' },
  },
  Ferrari: { f90: { range: 'SF90', model: 'SF90' } },
  Fiat: {
    '600e': { range: '600', model: '600e' },
    '600hybrid': { range: '600', model: '600 Hybrid' },
  },
  Genesis: {
    electrifiedg80: { range: 'G80', model: 'Electrified G80' },
    electrifiedgv70: { range: 'GV70', model: 'Electrified GV70' },
  },
  GWM: { havaljolionpro: { range: 'Jolion Pro', model: 'Haval Jolion Pro' } },
  Honda: { civictyper: { range: 'Civic', model: 'Civic Type R' } },
  Kia: {
    ceedsw: { range: 'Ceed', model: 'Ceed Sportswagon' },
    eniro: { range: 'Niro', model: 'Niro EV' },
  },
  'Land Rover': {
    epace: { make: 'Jaguar', range: 'E-PACE', model: 'E-PACE' },
    evoque: { range: 'Range Rover Evoque', model: 'Range Rover Evoque' },
    velar: { range: 'Range Rover Velar', model: 'Range Rover Velar' },
  },
  'Mercedes-Benz': { gleestate: { range: 'GLE', model: 'GLE SUV' } },
  Morgan: {
    plus4: { range: 'Plus Four', model: 'Plus Four' },
    plus6: { range: 'Plus Six', model: 'Plus Six' },
  },
  Peugeot: {
    e208: { range: '208', model: 'e-208' },
    e308: { range: '308', model: 'e-308' },
    e2008: { range: '2008', model: 'e-2008' },
    e3008: { range: '3008', model: 'e-3008' },
    e5008: { range: '5008', model: 'e-5008' },
    erifter: { range: 'Rifter', model: 'e-Rifter' },
    etraveller: { range: 'Traveller', model: 'e-Traveller' },
    '509sw': { range: '508', model: '508 SW' },
    '510sw': { range: '508', model: '508 SW' },
  },
  Renault: {
    '5': { range: '5', model: '5 E-Tech' },
    meganeetech100electric: { range: 'Megane', model: 'Megane E-Tech' },
    scenicetech100electric: { range: 'Scenic', model: 'Scenic E-Tech' },
  },
  Toyota: {
    'prius+': { range: 'Prius Plus', model: 'Prius Plus' },
    supra: { range: 'GR Supra', model: 'GR Supra' },
  },
};

/** Models that are sold under another name with this fuel; used only where the text has the name of the range alone. */
export const modelNamesByFuel: Readonly<
  Record<string, Readonly<Record<string, Readonly<Partial<Record<Fuel, string>>>>>>
> = {
  Citroën: { C3: { electric: 'ë-C3' }, C4: { electric: 'ë-C4' } },
  Hyundai: { Kona: { electric: 'Kona Electric' } },
  Jeep: { Avenger: { electric: 'Avenger Electric' } },
  Kia: { Niro: { electric: 'Niro EV', 'plug-in-hybrid': 'Niro Plug-in' } },
  MG: { HS: { 'plug-in-hybrid': 'HS Plug-in' } },
  Peugeot: {
    '208': { electric: 'e-208' },
    '308': { electric: 'e-308' },
    '308 SW': { electric: 'e-308 SW' },
    '408': { electric: 'e-408' },
    '2008': { electric: 'e-2008' },
    '3008': { electric: 'e-3008' },
    '5008': { electric: 'e-5008' },
  },
  Vauxhall: {
    Astra: { electric: 'Astra Electric' },
    'Astra Sports Tourer': { electric: 'Astra Sports Tourer Electric' },
    'Combo Life': { electric: 'Combo Life Electric' },
    Corsa: { electric: 'Corsa Electric' },
    Grandland: { electric: 'Grandland Electric' },
    Mokka: { electric: 'Mokka Electric' },
    'Vivaro Life': { electric: 'Vivaro Life Electric' },
  },
};

/** Words after the name of the range, and what a shop writes for them; an empty text drops the word. */
export const variantWords: Readonly<Record<string, string>> = {
  cabrio: 'Cabrio',
  coupe: 'Coupé',
  'e-boxer': '',
  ev: 'EV',
  hatch: 'Hatchback',
  hev: '',
  hybrid: '',
  ice: '',
  mpv: '',
  phev: 'Plug-in',
  'plug-in': 'Plug-in',
  shadow: '',
};

/** Words of a description that belong to the name of the model, what they become in it, and for which ranges. */
export const modelWords: readonly {
  readonly make: string;
  readonly range?: string;
  readonly find: RegExp;
  readonly put: string;
}[] = [
  { make: 'Abarth', find: /\bConvertible\b/i, put: 'Convertible' },
  { make: 'Aston Martin', range: 'DB12', find: /\bCoupe\b/, put: 'Coupé' },
  { make: 'Aston Martin', range: 'DB12', find: /\bVolante\b/, put: 'Volante' },
  { make: 'Aston Martin', range: 'Vantage', find: /\bConvertible\b/, put: 'Roadster' },
  { make: 'Bentley', find: /\bConvertible\b/, put: 'Convertible' },
  { make: 'Chevrolet', find: /\bCoupe\b/, put: 'Coupé' },
  { make: 'Chevrolet', find: /\bConvertible\b/, put: 'Convertible' },
  { make: 'Dacia', range: 'Sandero', find: /\bStepway\b/i, put: 'Stepway' },
  { make: 'Ferrari', find: /\bSpider\b/, put: 'Spider' },
  { make: 'Ferrari', range: 'F8', find: /\bTributo\b/, put: 'Tributo' },
  { make: 'Ferrari', range: 'SF90', find: /\bStradale\b/, put: 'Stradale' },
  { make: 'Fiat', range: '500', find: /\bConvertible\b/i, put: 'Convertible' },
  { make: 'Honda', range: 'Jazz', find: /\bCrosstar\b/i, put: 'Crosstar' },
  { make: 'Hyundai', range: 'IONIQ 5', find: /\bIONIQ 5 N$/, put: 'N' },
  { make: 'Kia', range: 'Ceed', find: /\bSportswagon\b/i, put: 'Sportswagon' },
  { make: 'Land Rover', range: 'Defender', find: /\b90\b/, put: '90' },
  { make: 'Land Rover', range: 'Defender', find: /\b110\b/, put: '110' },
  { make: 'Land Rover', range: 'Defender', find: /\b130\b/, put: '130' },
  { make: 'Mazda', range: '2', find: /^Hybrid\b/, put: 'Hybrid' },
  { make: 'Mazda', range: '3', find: /^Saloon\b/, put: 'Saloon' },
  { make: 'Mazda', range: 'MX-30', find: /^R-EV\b/, put: 'R-EV' },
  { make: 'Mazda', range: 'MX-5', find: /\bRoadster\b/, put: 'Roadster' },
  { make: 'Mazda', range: 'MX-5', find: /\bRF\b/, put: 'RF' },
  { make: 'McLaren', find: /\bCoup[eé]\b/, put: 'Coupé' },
  { make: 'McLaren', find: /\bSpider\b/, put: 'Spider' },
  { make: 'Toyota', range: 'Corolla', find: /\bHB\b/, put: 'Hatchback' },
  { make: 'Toyota', range: 'Corolla', find: /\bTS\b/, put: 'Touring Sports' },
  { make: 'Toyota', range: 'Land Cruiser', find: /\bCommercial\b/, put: 'Commercial' },
  { make: 'Volvo', find: /^Cross Country\b/, put: 'Cross Country' },
];

/** Body types by words in a model's name. The first match replaces the body type of the range. */
export const bodyWords: readonly { readonly find: RegExp; readonly body: BodyType }[] = [
  {
    find: /\b(convertible|cabriolet|cabrio|roadster|spider|spyder|volante)\b/i,
    body: 'convertible-cabriolet',
  },
  {
    find: /\b(estate|sw|sports tourer|sport tourer|tourer|touring|sportswagon|sportbrake|avant)\b/i,
    body: 'estate',
  },
  { find: /\b(shooting brake|touring sports|cross country)\b/i, body: 'estate' },
  { find: /\b(suv)\b/i, body: 'suv-crossover' },
  { find: /\bcoup[eé](?![a-z])/i, body: 'coupe' },
  { find: /\bsaloon\b/i, body: 'saloon' },
  { find: /\b(hatchback|hatch)\b/i, body: 'hatchback' },
  { find: /\btype r\b/i, body: 'performance' },
];
