import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demonstrationInMemory } from '#server/catalogue/demonstration/demonstration-in-memory.ts';
import { readDemonstrationCatalogue } from '#server/catalogue/demonstration/read-demonstration-catalogue.ts';
import { testContent } from '#server/testing/test-content.ts';
import { parseDealQuery } from '#shared/deals/deal-query-string.ts';
import { answerSentence } from './answer-sentence.ts';
import { topics } from './people-words.ts';
import { readSentence } from './read-sentence.ts';
import { toLinks } from './sentence-part.ts';
import { createVocabulary } from './vocabulary.ts';

const vehicles = readDemonstrationCatalogue(join(import.meta.dirname, '../../catalogue/demonstration'));
const catalogue = demonstrationInMemory(vehicles);
const context = { vocabulary: createVocabulary(catalogue.snapshot()), today: '2026-11-20' };
const source = { catalogue, content: { entries: testContent.entries } };
const understand = (text: string) => answerSentence({ text, product: 'personal-contract-hire' }, source);

/** What people type, what it is understood as, the first page that answers it, and the words that are not taken. */
const phrasings: readonly (readonly [text: string, said: string, left?: string])[] = [
  ['7 seat hybrid under 450 at 12k miles', '7 seats · hybrid · up to £450 true cost · 12,000 miles'],
  ['automatic under 300', 'automatic · up to £300 true cost'],
  [
    'electric suv 300 mile range in stock',
    'electric · SUV & crossover · electric range: 300 miles or more · in stock',
  ],
  ['crew van that takes a tonne', 'crew van · payload: 1,000 kg or more'],
  ['estate for a dog before March', 'estate · boot space: 600 litres or more · by 1 March: within 12 weeks'],
  ['can I cancel', '→ /ending-a-lease-early'],
  ['golf or focus 24 months', 'Volkswagen Golf or Ford Focus · 24 months'],
  ['cheap automatic hatchback', 'cheapest first · automatic · hatchback'],
  ['7 seater', '7 seats'],
  ['seven seater automatic diesel', '7 seats · automatic · diesel'],
  ['something with 7 seats under £400 a month', '7 seats · up to £400 true cost'],
  ['electric car under 250 a month', 'electric · up to £250 true cost'],
  ['ev under £300', 'electric · up to £300 true cost'],
  ['cheapest electric car', 'cheapest first · electric'],
  ['hybrid suv up to 350 pcm 10k miles', 'hybrid · SUV & crossover · up to £350 true cost · 10,000 miles'],
  ['bmw 3 series under 400', 'BMW 3 Series · up to £400 true cost'],
  ['bmw x5 or audi q7', 'BMW X5 or Audi Q7'],
  ['vw golf automatic petrol', 'Volkswagen Golf · automatic · petrol'],
  ['audi a3 24 months 8k miles', 'Audi A3 · 24 months · 8,000 miles'],
  ['mercedes a class under £350 per month', 'Mercedes-Benz A-Class · up to £350 true cost'],
  ['tesla model 3 15000 miles a year', 'Tesla Model 3 · 15,000 miles'],
  ['tesla model y in stock', 'Tesla Model Y · in stock'],
  ['kia sportage hybrid automatic', 'Kia Sportage · hybrid · automatic'],
  ['nissan qashqai 3 year lease no deposit', 'Nissan Qashqai · 36 months · 1 month up front'],
  ['range rover sport maintained', 'Land Rover Range Rover Sport · maintained'],
  ['small van under 200', 'small van · up to £200 true cost'],
  ['large electric van', 'large van · electric · vans'],
  ['van with 1200kg payload', 'vans · payload: 1,200 kg or more'],
  ['van in stock with a 3m load length', 'vans · in stock · load length: 3 m or longer'],
  ['pickup truck automatic under £400', 'pickup · automatic · up to £400 true cost'],
  ['luton van 24 months', 'luton van · 24 months'],
  ['medium van diesel 20k miles', 'medium van · diesel · 20,000 miles'],
  ['vivaro or trafic', 'Vauxhall Vivaro or Renault Trafic'],
  ['ford transit custom 36 months 15k', 'Ford Transit Custom · 36 months · 15,000 miles'],
  ['automatic 4x4 estate', 'automatic · all-wheel drive · estate'],
  ['suv not diesel', 'SUV & crossover · not diesel'],
  ['no diesel automatic suv', 'not diesel · automatic · SUV & crossover'],
  ['petrol or hybrid hatchback', 'petrol or hybrid · hatchback'],
  ['5 door hatchback manual', '5 doors · hatchback · manual'],
  ['convertible for summer under 500', 'convertible · up to £500 true cost', 'summer'],
  ['convertible under £500', 'convertible · up to £500 true cost'],
  [
    'family suv with a big boot under 400',
    '5 or more seats · SUV & crossover · boot space: 500 litres or more · up to £400 true cost',
  ],
  ['car for a family of 5', '5 or more seats'],
  ['room for 6 people', '6 or more seats'],
  ['car with 500 litre boot', 'boot space: 500 litres or more'],
  [
    'electric car with 250 miles range under 400',
    'electric · electric range: 250 miles or more · up to £400 true cost',
  ],
  ['ev 300+ miles', 'electric · electric range: 300 miles or more'],
  ['long range electric car', 'longest range first · electric'],
  ['all wheel drive estate', 'all-wheel drive · estate'],
  ['awd electric', 'all-wheel drive · electric'],
  ['saloon under 50g co2', 'saloon · CO2 emissions: 0 g/km or 1 to 50 g/km'],
  ['zero emission van', 'CO2 emissions: 0 g/km · vans'],
  ['plug in hybrid under £400 ex vat', 'plug-in hybrid · up to £400 true cost · business'],
  ['business lease bmw i4', 'business · BMW i4'],
  ['company car electric under 500', 'business · electric · up to £500 true cost'],
  ['personal lease mini cooper', 'personal · MINI Cooper'],
  ['used electric car under 250', 'used · electric · up to £250 true cost'],
  ['second hand suv', 'used · SUV & crossover'],
  ['car with insurance included under 400', 'insurance included · up to £400 true cost'],
  ['insured car for a new driver', 'insurance included → /car-leasing/guides/insuring-a-lease-car'],
  ['special offers on suvs', 'special offers · SUV & crossover'],
  ['maintained van 3 years', 'maintained · vans · 36 months'],
  ['2 year lease electric', '24 months · electric'],
  ['12 month lease', '12 months'],
  ['6 month car lease', '6 months'],
  ['short lease 6 months automatic', '6 months · automatic', 'short'],
  ['9+35 golf', '9 months up front · 36 months · Volkswagen Golf'],
  ['1 month up front', '1 month up front'],
  ['3 months upfront under 300', '3 months up front · up to £300 true cost'],
  ['between 200 and 300 a month', '£200 to £300 true cost'],
  ['£200-£300 electric', '£200 to £300 true cost · electric'],
  ['around 350 suv', '£315 to £385 true cost · SUV & crossover'],
  ['over 600 luxury', 'from £600 true cost · prestige'],
  ['budget 250 small car', 'up to £250 true cost · city car'],
  ['max £280 pm automatic', 'up to £280 true cost · automatic'],
  ['hybrid automatic less than 350 quid', 'hybrid · automatic · up to £350 true cost'],
  ['delivery before christmas', 'by 24 December: within 4 weeks'],
  ['available in 4 weeks', 'delivery within 4 weeks'],
  ['within 8 weeks electric', 'delivery within 8 weeks · electric'],
  ['by the end of january hybrid', 'by 31 January: within 8 weeks · hybrid'],
  ['before 1 february automatic', 'by 1 February: within 8 weeks · automatic'],
  ['i need a car in 2 weeks', 'delivery within 2 weeks'],
  ['quick delivery electric suv', 'in stock · electric · SUV & crossover'],
  ['asap automatic', 'in stock · automatic'],
  ['150 miles a week', '7,800 miles'],
  ['1000 miles a month electric', '12,000 miles · electric'],
  ['low mileage city car', '5,000 miles · city car'],
  ['20,000 miles a year diesel estate', '20,000 miles · diesel · estate'],
  ['30k miles per annum automatic diesel', '30,000 miles · automatic · diesel'],
  ['12000 miles 48 months', '12,000 miles · 48 months'],
  ['4 years 10k miles hybrid', '48 months · 10,000 miles · hybrid'],
  ['skoda octavia estate', 'Škoda Octavia Estate'],
  ['octavia or superb estate', 'Škoda Octavia or Škoda Superb Estate'],
  ['leon estate', 'Cupra Leon Estate or SEAT Leon Estate'],
  ['seat leon', 'SEAT Leon'],
  ['peugeot 208 electric', 'Peugeot 208 · electric'],
  ['e-208', 'Peugeot E-208'],
  ['id3 or born', 'Volkswagen ID.3 or Cupra Born'],
  ['polestar 2', 'Polestar 2'],
  ['mazda 3 24 months', 'Mazda 3 · 24 months'],
  ['cr-v hybrid', 'Honda CR-V · hybrid'],
  ['crv', 'Honda CR-V'],
  ['santa fe 7 seats', 'Hyundai Santa Fe · 7 seats'],
  ['hyundai ioniq 5 awd', 'Hyundai Ioniq 5 · all-wheel drive'],
  ['kona electric 10k', 'Hyundai Kona Electric · 10,000 miles'],
  ['landrover defender', 'Land Rover Defender'],
  ['automtic hybird under 300', 'automatic · hybrid · up to £300 true cost'],
  ['electrik suv', 'electric · SUV & crossover'],
  ['qashcai automatic', 'Nissan Qashqai · automatic'],
  ['voltswagen golf', 'Volkswagen Golf'],
  ['pegueot 3008 hybrid', 'Peugeot 3008 · hybrid'],
  ['vauxhal corsa under 200', 'Vauxhall Corsa · up to £200 true cost'],
  ['hatchbak under 200', 'hatchback · up to £200 true cost'],
  ['desiel estate 20k miles', 'diesel · estate · 20,000 miles'],
  ['automaic 7 seeter', 'automatic · 7 seats'],
  ['sportage hybird 10k mils', 'Kia Sportage · hybrid · 10,000 miles'],
  ['teh cheapest electric car', 'cheapest first · electric'],
  ['merc c class estate', 'Mercedes-Benz C-Class Estate'],
  ['beemer under 400', 'BMW · up to £400 true cost'],
  ['vw polo under 220', 'Volkswagen Polo · up to £220 true cost'],
  ['i want a small suv', 'SUV & crossover', 'small'],
  ['cheap car for my daughter', 'cheapest first'],
  ['what is the cheapest 7 seater', 'cheapest first · 7 seats'],
  ['how much is a golf', 'Volkswagen Golf'],
  ['do you have any electric vans in stock', 'electric · vans · in stock'],
  ['show me hybrids under 300 please', 'hybrid · up to £300 true cost'],
  [
    'looking for a 5 seater automatic suv around £350',
    '5 seats · automatic · SUV & crossover · £315 to £385 true cost',
  ],
  ['can i get a tesla under 400', 'Tesla · up to £400 true cost'],
  ['could I get a 7 seater for 300 a month', '7 seats · up to £300 true cost'],
  ['which electric car has the longest range', 'electric · longest range first'],
  ['i do 9000 miles a year and want a hybrid', '9,000 miles · hybrid'],
  ['need a van for 900kg', 'vans · payload: 1,000 kg or more'],
  ['can I end my lease early', '→ /ending-a-lease-early'],
  ['what happens if I go over my mileage', '→ /car-leasing/guides/mileage-and-excess'],
  ['can I take the car to france', '→ /car-leasing/guides/driving-abroad'],
  ['can i lease with bad credit', '→ /car-leasing/guides/credit-checks'],
  ['do I need insurance', '→ /car-leasing/guides/insuring-a-lease-car'],
  ['who pays for servicing', '→ /vehicle-care/who-pays-for-maintenance'],
  ['what if I scratch it', '→ /vehicle-care/damage-on-return'],
  ['how does leasing work', '→ /car-leasing/guides/how-personal-leasing-works'],
  ['can I charge an electric car at home', '→ /electric-car-leasing/guides/home-charging'],
  ['is salary sacrifice better for me', '→ /salary-sacrifice'],
  ['can i put a private plate on it', '→ /car-leasing/guides/private-number-plates'],
  ['can I have a tow bar', '→ /car-leasing/guides/modifications-and-towing'],
  ['what happens at the end of the lease', '→ /car-leasing/guides/handing-back-your-car'],
  ['can I lease a van through my limited company', 'vans → /personal-or-business-lease'],
  ['how much deposit do I need', '→ /car-leasing/guides/initial-payment'],
  ['what if i lose my job', '→ /car-leasing/guides/when-life-changes'],
  ['does the price include road tax', '→ /faq'],
  ['can my wife drive it', '→ /faq'],
  ['how long does delivery take', '→ /car-leasing/guides/delivery-day'],
  ['insurance for a new driver', '→ /car-leasing/guides/insuring-a-lease-car'],
  ['ending after 20 months', '→ /ending-a-lease-early'],
  ['can I have it before March', 'by 1 March: within 12 weeks'],
  ['leese a focus', 'Ford Focus'],
  ['mg4 or dolphin under 300 24 months', 'MG MG4 or BYD Dolphin · up to £300 true cost · 24 months'],
  ['not ford automatic', 'automatic', 'not ford'],
  ['petrol automatic not suv', 'petrol · automatic · not SUV & crossover'],
  ['electric suv 300 miles', 'electric · SUV & crossover · electric range: 300 miles or more'],
  ['crossover with 4 wheel drive', 'SUV & crossover · all-wheel drive'],
  ['sports car under 700', 'sports car · up to £700 true cost'],
  ['people carrier automatic', 'MPV · automatic'],
  ['double cab pickup', 'pickup', 'double cab'],
  ['blue golf', 'Volkswagen Golf', 'blue'],
  ['golf gti under 350', 'Volkswagen Golf GTI · up to £350 true cost'],
  ['£5000 deposit golf', 'Volkswagen Golf', '£5000 deposit'],
  ['tow 2 tonnes diesel suv', 'diesel · SUV & crossover', 'tow 2 tonnes'],
  ['is it free', '', 'free'],
  ['diesel automatic 7 seater under 500 quid', 'diesel · automatic · 7 seats · up to £500 true cost'],
  ['electric hatchback 8k miles 2 years', 'electric · hatchback · 8,000 miles · 24 months'],
  ['small van diesel in stock', 'small van · diesel · in stock'],
  ['hybrid estate with a large boot', 'hybrid · estate · boot space: 500 litres or more'],
  ['petrol manual under £250 a month', 'petrol · manual · up to £250 true cost'],
  ['phev suv company car 15k miles', 'plug-in hybrid · SUV & crossover · business · 15,000 miles'],
  ['convertible mini', 'convertible · MINI'],
  ['4 wheel drive pickup', 'all-wheel drive · pickup'],
  ['skoda kodiaq 7 seats diesel', 'Škoda Kodiaq · 7 seats · diesel'],
  ['renault clio under 220 a month', 'Renault Clio · up to £220 true cost'],
  ['toyota yaris hybrid no deposit', 'Toyota Yaris · hybrid · 1 month up front'],
  ['volvo xc40 or xc60', 'Volvo XC40 or Volvo XC60'],
  ['volkswagen id buzz 7 seats', 'Volkswagen ID. Buzz · 7 seats'],
  ['peugot 208 petrol', 'Peugeot 208 · petrol'],
  ['renalt captur automatic', 'Renault Captur · automatic'],
  ['toyta corolla estate', 'Toyota Corolla · estate'],
  ['hyundia tucson hybrid', 'Hyundai Tucson · hybrid'],
  ['skoda enyac 300 miles range', 'Škoda Enyaq · electric range: 300 miles or more'],
  ['electric van with 200 mile range', 'electric · vans · electric range: 200 miles or more'],
  ['dropside 3 years 10k', 'dropside · 36 months · 10,000 miles'],
  ['5 seats or 7 seats hybrid', '5 or 7 seats · hybrid'],
  ['automatic hybrd suv in stok', 'automatic · hybrid · SUV & crossover · in stock'],
  ['electic car udner 300', 'electric · up to £300 true cost'],
  ['whats the cheapest hybrid', 'cheapest first · hybrid'],
  ['am I eligible', '→ /finance-eligibility-checker'],
  ['how do I hand it back', '→ /car-leasing/guides/handing-back-your-car'],
  ['do you deliver', '→ /car-leasing/guides/delivery-day'],
  ['can i claim back the vat', '→ /business-car-leasing/guides/vat-on-a-leased-car'],
  ['how many miles do I need', '→ /mileage-calculator'],
  ['anything but diesel, automatic', 'not diesel · automatic'],
  ['hybrid but not suv', 'hybrid · not SUV & crossover'],
  ['7 seater for a big family diesel', '7 seats · diesel'],
  ['more than 5 seats electric', '6 or more seats · electric'],
  ['van to carry 3 pallets', 'vans', '3 pallets'],
  ['from 200 to 350 a month', '£200 to £350 true cost'],
  ['20000 miles over 2 years', '20,000 miles · 24 months'],
  ['audi a 3 year lease', 'Audi · 36 months'],
  ['hyundai i10 or kia picanto, no deposit', 'Hyundai i10 or Kia Picanto · 1 month up front'],
  ['two seater sports car', '2 seats · sports car'],
  ['i need to tow a caravan', '→ /car-leasing/guides/modifications-and-towing'],
  ['car with at least 400 litres boot', 'boot space: 400 litres or more'],
  ['new car in time for christmas', 'by 24 December: within 4 weeks'],
];

test.for(phrasings)('“%s” is understood as “%s”', ([text, said, left = '']) => {
  const { parts, paths, left: words } = readSentence(text, context);
  const labels = parts.map(({ label }) => label).join(' · ');

  expect([labels, paths[0] && `→ ${paths[0]}`].filter(Boolean).join(' ')).toBe(said);
  expect(words.join(' ')).toBe(left);
});

test('of at least 150 phrasings, 95% are understood wholly', () => {
  const wholly = phrasings.filter(([, said, left]) => said !== '' && left === undefined);

  expect(phrasings.length).toBeGreaterThanOrEqual(150);
  expect(wholly.length / phrasings.length).toBeGreaterThanOrEqual(0.95);
});

test('an address asks its list for exactly what was understood, with no note about a choice left out', () => {
  for (const [text] of phrasings) {
    for (const { href, query } of toLinks(readSentence(text, context).parts, 'personal')) {
      const { search } = new URL(href, 'http://localhost');
      const { dealType, scope, pricingType } = query;
      const parsed = parseDealQuery(new URLSearchParams(search), { dealType, scope, pricingType });
      expect(parsed.notes, text).toEqual([]);
      expect(parsed.query, text).toEqual(query);
    }
  }
});

test('a sentence is answered by an address with a count, and a chip leads to the address without it', () => {
  const [deals] = understand('7 seat hybrid under 450 at 12k miles')?.deals ?? [];

  expect(deals?.href).toBe('/car-leasing?miles=12000&seats=7&fuel=hybrid&budgetMax=450');
  expect(deals?.count).toBe('3 deals');
  expect(deals?.chips).toEqual([
    { label: '7 seats', href: '/car-leasing?miles=12000&fuel=hybrid&budgetMax=450' },
    { label: 'hybrid', href: '/car-leasing?miles=12000&seats=7&budgetMax=450' },
    { label: 'up to £450 true cost', href: '/car-leasing?miles=12000&seats=7&fuel=hybrid' },
    { label: '12,000 miles', href: '/car-leasing?seats=7&fuel=hybrid&budgetMax=450' },
  ]);
});

test('ranges of two makes are two lists, each with its own name', () => {
  const deals = understand('golf or focus 24 months')?.deals ?? [];

  expect(deals.map(({ href }) => href)).toEqual([
    '/car-leasing/volkswagen/golf?term=24',
    '/car-leasing/ford/focus?term=24',
  ]);
  expect(deals.map(({ chips }) => chips[0]?.label)).toEqual(['Volkswagen Golf', 'Ford Focus']);
});

test('the product that is searched decides between personal and business, and vans are always business', () => {
  const linksOf = (text: string) =>
    answerSentence({ text, product: 'contract-hire' }, source)?.deals.map(({ href }) => href);

  expect(linksOf('automatic suv')).toEqual([
    '/business-car-leasing?bodyType=suv-crossover&transmission=automatic',
  ]);
  expect(linksOf('transit under 400')).toEqual(['/van-leasing/ford/transit?budgetMax=400']);
});

test('a choice that no vehicle of the list has counts as no deal, although the list would leave it out', () => {
  expect(understand('9 seats automatic')?.deals[0]).toMatchObject({ count: '0 deals', isEmpty: true });
});

test('a question is answered by texts alone, a name or a word of a list by the suggestions', () => {
  expect(understand('can I charge an electric car at home')?.deals).toEqual([]);
  for (const text of ['golf', 'electric', 'vans', 'blue golf', 'zzzz'])
    expect(understand(text), text).toBeUndefined();
});

test('every page that answers a question is there', () => {
  const known = topics.flatMap(({ says: [text = ''], at }) => at.map((path) => ({ text, path })));
  for (const { text, path } of known) {
    expect(
      understand(text)?.texts.map(({ href }) => href),
      text,
    ).toContain(path);
  }
});
