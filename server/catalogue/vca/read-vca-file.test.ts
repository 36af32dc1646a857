import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testFile } from '#server/catalogue/import/testing/feed-files.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readVcaFile, type VcaRow } from './read-vca-file.ts';
import { electricCells, sampleHeader, sampleLine } from './testing/vca-sample.ts';
import type { VcaColumn } from './vca-columns.ts';

async function readContent(content: string | Uint8Array): Promise<readonly VcaRow[]> {
  const rows: VcaRow[] = [];
  for await (const row of readVcaFile(await testFile('cars.csv', content))) rows.push(row);
  return rows;
}

function readLines(...lines: readonly string[]): Promise<readonly VcaRow[]> {
  return readContent([sampleHeader, ...lines, ''].join('\r\n'));
}

function readRows(...rows: readonly Partial<Record<VcaColumn, string>>[]): Promise<readonly VcaRow[]> {
  return readLines(...rows.map(sampleLine));
}

function vehicles(rows: readonly VcaRow[]) {
  return rows.map((row) => {
    if ('fault' in row) throw new Error(`Line ${row.line} is at fault: ${JSON.stringify(row.fault)}`);
    return row.vehicle;
  });
}

test('a row becomes a car with names, slugs, facts and the date of its last change', async () => {
  const rows = await readRows({});

  expect(rows).toMatchObject([
    {
      line: 2,
      vehicle: {
        vehicleType: 'car',
        pricingType: 'standard',
        make: { name: 'Fiat', slug: 'fiat' },
        range: { name: 'Panda', slug: 'panda' },
        model: { name: 'Panda', slug: 'panda' },
        derivative: { name: '1.0 70 hp Comet Manual', slug: '1-0-70-hp-comet-manual' },
        bodyType: 'city-car',
        fuel: 'petrol',
        transmission: 'manual',
        powerPs: 70,
        engineCc: 999,
        co2GramsPerKm: 126,
        mpg: 50.4,
        isSpecialOffer: false,
        stock: { kind: 'factory-order', weeksMin: 12, weeksMax: 20, checkedOn: '2024-10-17' },
        listedOn: '2024-10-17',
      },
    },
  ]);
});

test('facts that the file does not have are absent, not zero', async () => {
  const [car] = vehicles(
    await readRows({ ...electricCells, description: 'Comet', powerPs: '0', powerKw: '0' }),
  );

  for (const fact of ['tier', 'p11dPence', 'doors', 'seats', 'mpg', 'engineCc', 'powerPs', 'drivetrain']) {
    expect(car).not.toHaveProperty(fact);
  }
});

test('the lowest and the highest equipped car are two cars, distinguished by what differs', async () => {
  const cars = vehicles(
    await readRows(
      { description: '1.0 70hp Comet (VL)', co2: '120' },
      { description: '1.0 70hp Comet (VH)', co2: '131' },
    ),
  );

  expect(cars.map((car) => car.derivative.name)).toEqual([
    '1.0 70 hp Comet Manual (120 g/km)',
    '1.0 70 hp Comet Manual (131 g/km)',
  ]);
  expect(new Set(cars.map((car) => car.vehicleRef)).size).toBe(2);
});

test('cars of one name are distinguished by model year first, and by a number when nothing else differs', async () => {
  const cars = vehicles(
    await readRows({ model: 'Panda MY23' }, { model: 'Panda MY24' }, { model: 'Panda MY24' }),
  );

  expect(cars.map((car) => car.derivative.name).sort()).toEqual([
    '1.0 70 hp Comet Manual (2023 model)',
    '1.0 70 hp Comet Manual (2024 model)',
    '1.0 70 hp Comet Manual (2024 model, version 2)',
  ]);
});

test('electric cars of one name are distinguished by their range', async () => {
  const cars = vehicles(
    await readRows({ ...electricCells, rangeMiles: '250' }, { ...electricCells, rangeMiles: '236' }),
  );

  expect(cars.map((car) => car.derivative.name)).toEqual([
    '1.0 70 hp Comet (250-mile range)',
    '1.0 70 hp Comet (236-mile range)',
  ]);
});

test('references depend on the content of a row, not on its place', async () => {
  const rows = [{ co2: '120' }, { co2: '131' }, { description: 'Other' }, { co2: '140' }];
  const there = vehicles(await readRows(...rows)).map((car) => [car.co2GramsPerKm, car.vehicleRef]);
  const back = vehicles(await readRows(...rows.toReversed())).map((car) => [
    car.co2GramsPerKm,
    car.vehicleRef,
  ]);

  expect(back.toReversed()).toEqual(there);
  expect(new Set(there.map(([, ref]) => ref)).size).toBe(4);
});

test('a reference stays the same after a corrected figure, other spacing or a later row of the same name', async () => {
  const [before] = vehicles(await readRows({ mpg: '50.4' }));
  const [after] = vehicles(
    await readRows({ mpg: '51.4', description: ' 1.0  70hp Comet (VL)' }, { mpg: '51.4', co2: '180' }),
  );

  expect(after?.vehicleRef).toBe(before?.vehicleRef);
});

test('a file in Latin-1 reads the same as in UTF-8 with a byte-order mark', async () => {
  const line = sampleLine({ manufacturer: 'RENAULT', model: 'Mégane Hatch', description: 'Élan – 1.3' });
  const text = `${sampleHeader}\r\n${line}\r\n`;
  const latin1 = Buffer.from(text.replace('–', '\u0096'), 'latin1');

  const fromLatin1 = vehicles(await readContent(latin1));

  expect(fromLatin1[0]?.model.name).toBe('Megane Hatchback');
  expect(fromLatin1[0]?.derivative.name).toBe('Élan 1.3 Manual');
  expect(vehicles(await readContent(`\ufeff${text}`))).toEqual(fromLatin1);
  expect(vehicles(await readContent(text.replace('–', '\u0096')))).toEqual(fromLatin1);
});

test('line ends of either kind, blank lines and a missing last comma do not matter', async () => {
  const line = sampleLine({});
  const rows = await readContent(`${sampleHeader}\n${line.slice(0, -1)}\n\n${line}`);

  expect(vehicles(rows)).toHaveLength(2);
});

const header2025 = `${sampleHeader}${'x,'.repeat(26)}`;

test.each([
  [
    'of the test before WLTP',
    'Manufacturer,Model,Description,Transmission,Engine Capacity,Fuel Type,Metric Urban (Cold),Metric Extra-Urban,CO2 g/km,Fuel Cost 12000 Miles',
  ],
  ['with yearly costs', header2025.replace('Powertrain', 'Annual fuel Cost 10000 Miles')],
  ['with one column fewer', header2025.replace('Powertrain,', '')],
])(
  'an older layout %s is recognised, and the message says where the current file is',
  async (_name, header) => {
    const reading = readContent(`${header}\n${sampleLine({})}\n`);

    await expect(reading).rejects.toThrow("This is the VCA's car file in an older layout: it has no column ");
    await expect(reading).rejects.toThrow('Download the current one, "Euro 6 latest"');
  },
);

test('another layout that is not an older one is not taken for an older one', async () => {
  const reading = readContent(`${header2025.replace('WLTP CO2,', 'CO2 new,')}\n${sampleLine({})}\n`);

  await expect(reading).rejects.toThrow(
    'in another layout than the one of spring 2025: it has no column WLTP CO2.',
  );
});

test('a file with another header is refused, naming the columns that are missing', async () => {
  const content = `make,Model\n${sampleLine({})}\n`;

  await expect(readContent(content)).rejects.toThrow(Refusal);
  await expect(readContent(content)).rejects.toThrow(
    /^Not the VCA's car file: it has no column Manufacturer, Descr/,
  );
});

test('an empty file and one with a header only are refused', async () => {
  await expect(readContent('')).rejects.toThrow(Refusal);
  await expect(readContent(`${sampleHeader}\n`)).rejects.toThrow(Refusal);
});

test('a file cut short gives no row at all', async () => {
  const whole = [sampleHeader, sampleLine({}), sampleLine({ description: 'Comet "Two"' })].join('\r\n');
  const cuts = [whole.indexOf('"Comet') + 3, whole.lastIndexOf(',"'), whole.length - 1];

  for (const cut of cuts) {
    const rows = readVcaFile(await testFile('cars.csv', whole.slice(0, cut)));
    await expect(rows.next()).rejects.toThrow(Refusal);
  }
});

test('a row with another number of cells is a fault of that row only', async () => {
  const rows = await readLines(sampleLine({}), 'FIAT,Panda,Comet', sampleLine({}));

  expect(rows.map((row) => 'fault' in row)).toEqual([false, true, false]);
  expect(rows[1]).toMatchObject({ line: 3, fault: { value: '3' } });
});

test('an impossible value is a fault with its column, its reason and its value', async () => {
  const faults: readonly [Partial<Record<VcaColumn, string>>, string][] = [
    [{ manufacturer: ' ' }, 'Manufacturer'],
    [{ powerPs: '12000' }, 'Engine Power (PS)'],
    [{ co2: '-3' }, 'WLTP CO2'],
    [{ mpg: 'fifty' }, 'WLTP Imperial Combined'],
    [{ fuelType: 'Steam' }, 'Fuel Type'],
    [{ gearbox: 'Both' }, 'Manual or Automatic'],
    [{ changed: '31 June 2024' }, 'Date of change'],
    [{ changed: '2024-06-30' }, 'Date of change'],
  ];
  for (const [cells, column] of faults) {
    const [row] = await readRows(cells);
    expect(row).toMatchObject({ line: 2, fault: { column, value: Object.values(cells)[0] } });
    expect(row && 'fault' in row && row.fault.reason).toMatch(/^is /);
  }
});

test('thousands commas, "-" and empty cells are read as the figures that they mean', async () => {
  const [car] = vehicles(await readRows({ engineCc: '1,999', mpg: '-', co2: '' }));

  expect(car?.engineCc).toBe(1999);
  expect(car).not.toHaveProperty('mpg');
  expect(car).not.toHaveProperty('co2GramsPerKm');
});

test('for any words in a row, its names are not empty, have no stray spaces or marks, and make a path', async () => {
  const word = fc.oneof(
    fc.constantFrom(
      'constructor',
      '__proto__',
      'MY24',
      'New',
      '(VL)',
      '+',
      '/',
      '"',
      "'2'",
      'CUPRA',
      'UK',
      'Ltd',
      '1.0',
    ),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
  const manufacturer = fc.oneof(fc.constantFrom('KIA', 'TOYOTA', 'PEUGEOT', 'constructor'), words);
  const row = fc.record({ manufacturer, model: words, description: words });

  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (cells) => {
      for (const read of await readRows(...cells)) {
        if ('fault' in read) continue;
        for (const { name, slug } of [
          read.vehicle.make,
          read.vehicle.range,
          read.vehicle.model,
          read.vehicle.derivative,
        ]) {
          expect(name).toMatch(/^\S(?:.*\S)?$/su);
          expect(name).not.toMatch(/\s{2}/);
          expect(slug).toMatch(/^[a-z0-9-]+$/);
        }
      }
    }),
    { numRuns: 60 },
  );
});
