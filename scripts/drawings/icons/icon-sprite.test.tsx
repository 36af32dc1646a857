import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allBodyTypes, bodyTypes } from '#shared/deals/body-type.ts';
import { allTiers, tierLabels } from '#shared/deals/tier.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { icons, makeIconSprite } from './icon-sprite.ts';

/** The identifiers in section 3 of the specification, in its words and order. */
const bodyTypeIdentifiers =
  '4x4, city-car, convertible-cabriolet, coupe, crew, dropside, estate, hatchback, large, luton, medium, mpv, performance, pickup, prestige, saloon, small, sports-car, suv-crossover'.split(
    ', ',
  );
const tiers = ['BASE', 'ADVANCED', 'PREMIUM', 'LOPICK'];

test('“Body types (icon identifiers)”: each of the nineteen has an icon of its own', () => {
  expect([...allBodyTypes].sort()).toEqual([...bodyTypeIdentifiers].sort());
  const drawings = allBodyTypes.map((type) => icons[type]);

  expect(new Set(drawings).size).toBe(bodyTypeIdentifiers.length);
});

test('“Each tier has its own colour and icon”: the four tiers have an icon of their own', () => {
  expect([...allTiers]).toEqual(tiers);
  expect(new Set(allTiers.map((tier) => icons[tier])).size).toBe(tiers.length);
});

test('“Icon size 24 px”: one set, on a grid of 24, in the colour of the text', () => {
  const sprite = makeIconSprite();

  expect(sprite.match(/<symbol /g)).toHaveLength(Object.keys(icons).length);
  expect(sprite.match(/viewBox="0 0 24 24"/g)).toHaveLength(Object.keys(icons).length);
  expect(sprite).not.toMatch(/#[0-9a-f]{3,6}\b|rgb/i);
  expect(renderToStaticMarkup(<Icon name="4x4" />)).toContain('width="24" height="24"');
});

test('an icon without text beside it is labelled with its body type or tier', () => {
  const labels = [...allBodyTypes.map((type) => bodyTypes[type].label), ...Object.values(tierLabels)];

  expect(new Set(labels).size).toBe(bodyTypeIdentifiers.length + tiers.length);
  for (const type of allBodyTypes) {
    const { label } = bodyTypes[type];
    const html = renderToStaticMarkup(<Icon name={type} label={label} />);

    expect(html).toContain(`role="img" aria-label="${label.replace('&', '&amp;')}"`);
  }
});
