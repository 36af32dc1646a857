import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
const readStyle = (name: string) => readFileSync(join('shared/ui', name), 'utf8');
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
  expect(renderToStaticMarkup(<Icon name="4x4" />)).toMatch(/^<svg aria-hidden="true"><use/);
  expect(readStyle('base.css')).toMatch(
    /svg:not\(\[class\], \[width\], \[viewBox\]\)\) \{\s*width: 1\.5rem;\s*height: 1\.5rem;/,
  );
});

test('each mark of the style sheets is at its place in the column of the sprite', () => {
  const tokens = readStyle('tokens.css');
  const marks = [...tokens.matchAll(/--mark-([\w-]+): url\("[^"]+\/icons\.svg"\) 0 (?:-(\d+)em|0) \/ 1em;/g)];
  const column = [...makeIconSprite().matchAll(/<use href="#([^"]+)" y="(\d+)"/g)];

  expect(marks.map(([, name, place = 0]) => [name, 24 * Number(place)])).toEqual(
    column.map(([, name, y]) => [name, Number(y)]),
  );
  expect(marks).toHaveLength(tokens.match(/--mark-/g)?.length ?? 0);
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
