import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toCard } from '#server/catalogue/snapshot/deal-card.ts';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import type { CardVehicle } from '#shared/deals/deal.ts';
import { priceDeal } from '#shared/deals/price.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { DealCard } from './deal-card.tsx';

const vehicle = toCard(
  exampleVehicle('1000000001', {
    make: { name: 'Kia', slug: 'kia' },
    range: { name: 'EV3', slug: 'ev3' },
    model: { name: 'EV3', slug: 'ev3' },
    derivative: { name: '150kW Air 5dr', slug: '150kw-air-5dr' },
    tier: 'LOPICK',
  }),
);

test('the whole name of the vehicle is one link under one heading', () => {
  const html = renderToStaticMarkup(
    <DealCard deal={{ dealType: 'personal', vehicle }} href="/deal" headingLevel={2} />,
  );

  expect(html).toMatch(/<h2><a href="\/deal">Kia EV3 <i>150kW Air 5dr<\/i><\/a><\/h2>/);
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('tier and stock are said in words', () => {
  const html = renderToStaticMarkup(<DealCard deal={{ dealType: 'personal', vehicle }} href="/deal" />);

  expect(html).toContain('Leasing Options Pick');
  expect(html).toContain(vehicle.stockLine);
});

test('an insured deal says that insurance is in its price', () => {
  const price = priceDeal(
    {
      contract: 'personal',
      ...defaultProfile,
      monthlyPence: 20000,
      excessTenths: 80,
      feePence: 25000,
    },
    defaultProfile,
  );
  const card = (pricingType: CardVehicle['pricingType']) =>
    renderToStaticMarkup(
      <DealCard deal={{ dealType: 'personal', vehicle: { ...vehicle, pricingType }, price }} href="/deal" />,
    );

  expect(card('atc')).toContain('Insurance included');
  expect(card('standard')).not.toContain('Insurance');
});

test('drawings in the first row are fetched at once, later ones when they are near the screen', () => {
  const card = (position: number) =>
    renderToStaticMarkup(
      <DealCard deal={{ dealType: 'personal', vehicle }} href="/deal" position={position} />,
    );

  const drawing = /<img src="[^"]*\/vehicles\/[^>]*>/;
  expect(card(1).match(drawing)?.[0]).not.toContain('loading="lazy"');
  expect(card(5).match(drawing)?.[0]).toContain('loading="lazy"');
});

test('pictures come from the image host', () => {
  const html = renderToStaticMarkup(
    <DealCard deal={{ dealType: 'personal', vehicle }} href="/deal" imageHost="https://images.example" />,
  );

  expect(html).toContain('src="https://images.example/website/static/vehicles/');
});

test('a card says one price, and folds what it includes, its value score and when availability was checked', () => {
  const price = priceDeal(
    { contract: 'personal', ...defaultProfile, monthlyPence: 20000, excessTenths: 80, feePence: 25000 },
    defaultProfile,
  );
  const html = renderToStaticMarkup(
    <DealCard deal={{ dealType: 'personal', vehicle, price, valueScore: 81 }} href="/deal" />,
  );
  const [seen = '', folded = ''] = html.split('<details');

  expect(seen.match(/true monthly cost/g)).toHaveLength(1);
  expect(seen).not.toMatch(/subject|excess|value/);
  expect(folded.replaceAll('\u00a0', ' ')).toMatch(
    /£300 fee · .* · subject to status · value score 81\/100 · availability checked \d+ \w+ \d{4}<\/p>/,
  );
});
