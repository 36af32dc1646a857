import type { BodyType } from '#shared/deals/body-type.ts';

/** The ranges of one make, by the body type of most of each range. */
export type RangesByBody = Readonly<Partial<Record<BodyType, readonly string[]>>>;

/**
 * Ranges sold in the UK in recent years, in the spelling of shops, by make and body type (checked 2026-11-20). A range
 * that is missing here gets its name from the file's text, and no body type.
 */
export const makeRanges: Readonly<Record<string, RangesByBody>> = {
  Abarth: { hatchback: ['500e', '595', '695'], 'suv-crossover': ['600e'] },
  'Alfa Romeo': { saloon: ['Giulia'], 'suv-crossover': ['Junior', 'Stelvio', 'Tonale'] },
  Alpine: { 'sports-car': ['A110'], hatchback: ['A290'], 'suv-crossover': ['A390'] },
  'Aston Martin': {
    'sports-car': ['DB11', 'DB12', 'DBS', 'Valiant', 'Valour', 'Vanquish', 'Vantage', 'V12 Speedster'],
    'suv-crossover': ['DBX'],
  },
  Audi: {
    hatchback: ['A1', 'A3'],
    saloon: ['A4', 'A5', 'A6', 'A7', 'A8', 'e-tron GT'],
    'suv-crossover': ['Q2', 'Q3', 'Q4 e-tron', 'Q5', 'Q6 e-tron', 'Q7', 'Q8', 'Q8 e-tron'],
    coupe: ['TT'],
    'sports-car': ['R8'],
  },
  Bentley: { prestige: ['Continental GT', 'Flying Spur'], 'suv-crossover': ['Bentayga'] },
  BMW: {
    hatchback: ['1 Series'],
    saloon: ['3 Series', '5 Series', '7 Series', 'i4', 'i5', 'i7'],
    coupe: ['2 Series', '4 Series', '8 Series'],
    'suv-crossover': ['X1', 'X2', 'X3', 'X4', 'X5', 'X6', 'X7', 'XM', 'iX', 'iX1', 'iX2', 'iX3'],
    'convertible-cabriolet': ['Z4'],
    performance: ['M2', 'M3', 'M4', 'M5', 'M8'],
  },
  BYD: {
    hatchback: ['Dolphin'],
    saloon: ['Seal'],
    'suv-crossover': ['Atto 2', 'Atto 3', 'Seal U', 'Sealion 7'],
  },
  Cadillac: { 'suv-crossover': ['Lyriq', 'XT4'] },
  Chevrolet: { 'sports-car': ['Corvette'] },
  Citroën: {
    hatchback: ['C3', 'C4', 'C5 X'],
    saloon: ['C4 X'],
    'suv-crossover': ['C3 Aircross', 'C5 Aircross'],
    mpv: ['Berlingo', 'Holidays', 'SpaceTourer'],
    'city-car': ['Ami', 'C1'],
  },
  CUPRA: { hatchback: ['Born', 'Leon'], 'suv-crossover': ['Ateca', 'Formentor', 'Tavascan', 'Terramar'] },
  Dacia: {
    hatchback: ['Sandero'],
    saloon: ['Logan'],
    'suv-crossover': ['Bigster', 'Duster'],
    mpv: ['Jogger'],
    'city-car': ['Spring'],
  },
  DS: { hatchback: ['4'], saloon: ['9'], 'suv-crossover': ['3', '7', 'No8'] },
  Ferrari: {
    'sports-car': ['12Cilindri', '296', '812', 'F8', 'Portofino', 'Roma', 'SF90'],
    'suv-crossover': ['Purosangue'],
  },
  Fiat: {
    'city-car': ['500', 'Panda', 'Topolino'],
    hatchback: ['Grande Panda', 'Tipo'],
    'suv-crossover': ['500X', '600'],
    mpv: ['500L', 'Doblo', 'Ulysse'],
  },
  Ford: {
    hatchback: ['Fiesta', 'Focus'],
    'suv-crossover': ['Capri', 'EcoSport', 'Explorer', 'Kuga', 'Mustang Mach-E', 'Puma'],
    mpv: ['Galaxy', 'S-MAX', 'Grand Tourneo Connect', 'Tourneo Connect', 'Tourneo Courier', 'Tourneo Custom'],
    'sports-car': ['Mustang'],
  },
  Genesis: { saloon: ['G70', 'G80', 'G90'], 'suv-crossover': ['GV60', 'GV70', 'GV80'] },
  GWM: { hatchback: ['ORA 03'], 'suv-crossover': ['Jolion Pro'] },
  Honda: {
    hatchback: ['Civic', 'Jazz', 'e'],
    'suv-crossover': ['CR-V', 'HR-V', 'ZR-V', 'e:Ny1'],
    coupe: ['Prelude'],
  },
  Hyundai: {
    'city-car': ['i10', 'Inster'],
    hatchback: ['i20', 'i30'],
    saloon: ['IONIQ 6'],
    'suv-crossover': ['Bayon', 'IONIQ 5', 'IONIQ 9', 'Kona', 'Nexo', 'Santa Fe', 'Tucson'],
  },
  INEOS: { '4x4': ['Grenadier'] },
  Jaguar: {
    'suv-crossover': ['E-PACE', 'F-PACE', 'I-PACE'],
    saloon: ['XE', 'XF'],
    'sports-car': ['F-TYPE'],
  },
  Jeep: { 'suv-crossover': ['Avenger', 'Compass', 'Renegade'], '4x4': ['Grand Cherokee', 'Wrangler'] },
  KGM: { 'suv-crossover': ['Actyon', 'Korando', 'Tivoli', 'Torres'], '4x4': ['Musso', 'Rexton'] },
  Kia: {
    'city-car': ['Picanto'],
    hatchback: ['Ceed', 'EV4', 'Rio'],
    estate: ['ProCeed'],
    saloon: ['Stinger'],
    'suv-crossover': [
      'EV2',
      'EV3',
      'EV5',
      'EV6',
      'EV9',
      'Niro',
      'Sorento',
      'Soul',
      'Sportage',
      'Stonic',
      'XCeed',
    ],
    mpv: ['PV5'],
  },
  Lamborghini: { 'sports-car': ['Huracán', 'Revuelto', 'Temerario'], 'suv-crossover': ['Urus'] },
  'Land Rover': {
    '4x4': ['Defender', 'Discovery'],
    'suv-crossover': [
      'Discovery Sport',
      'Range Rover',
      'Range Rover Evoque',
      'Range Rover Sport',
      'Range Rover Velar',
    ],
  },
  Lexus: {
    saloon: ['ES', 'LS'],
    coupe: ['LC', 'RC'],
    'suv-crossover': ['LBX', 'NX', 'RX', 'RZ', 'UX'],
    mpv: ['LM'],
  },
};
