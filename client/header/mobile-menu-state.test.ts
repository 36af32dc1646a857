import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  closedMenu,
  followStep,
  type MobileMenuState,
  type MobileMenuStep,
  openGroup,
  openSection,
} from './mobile-menu-state.ts';

const main: MobileMenuState = { level: 'main' };
const dropdown: MobileMenuState = { level: 'dropdown', section: 'deals' };
const sub: MobileMenuState = { level: 'sub', section: 'deals', group: 'By fuel' };
const anyState = fc.constantFrom(closedMenu, main, dropdown, sub);
const anyStep: fc.Arbitrary<MobileMenuStep> = fc.oneof(
  fc.constantFrom<MobileMenuStep>({ kind: 'open' }, { kind: 'close' }, { kind: 'back' }),
  fc.constantFrom('deals', 'help').map((section) => ({ kind: 'choose-section' as const, section })),
  fc.constantFrom('By fuel', 'Vans').map((group) => ({ kind: 'choose-group' as const, group })),
);
const depth = { closed: 0, main: 1, dropdown: 2, sub: 3 };

test('mobile menu open or closed: opening shows the main level, closing shows none', () => {
  expect(followStep(closedMenu, { kind: 'open' })).toEqual(main);
  fc.assert(fc.property(anyState, (state) => followStep(state, { kind: 'close' }).level === 'closed'));
});

test('navigation level: main, dropdown, sub', () => {
  const chosen = followStep(main, { kind: 'choose-section', section: 'deals' });

  expect(chosen).toEqual(dropdown);
  expect(followStep(chosen, { kind: 'choose-group', group: 'By fuel' })).toEqual(sub);
});

test('Back goes sub to dropdown to main', () => {
  const above = followStep(sub, { kind: 'back' });

  expect(above).toEqual(dropdown);
  expect(followStep(above, { kind: 'back' })).toEqual(main);
});

test('Back on the main level closes the menu, as leaving it', () => {
  expect(followStep(main, { kind: 'back' })).toEqual(closedMenu);
});

test('selecting an already open item closes it', () => {
  expect(followStep(dropdown, { kind: 'choose-section', section: 'deals' })).toEqual(main);
  expect(followStep(sub, { kind: 'choose-group', group: 'By fuel' })).toEqual(dropdown);
  expect(followStep(sub, { kind: 'choose-section', section: 'deals' })).toEqual(main);
});

test('selecting another item opens that one instead', () => {
  expect(followStep(sub, { kind: 'choose-section', section: 'help' })).toEqual({
    level: 'dropdown',
    section: 'help',
  });
  expect(openGroup(followStep(sub, { kind: 'choose-group', group: 'Vans' }))).toBe('Vans');
});

test('a closed menu only opens', () => {
  fc.assert(
    fc.property(anyStep, (step) => {
      expect(followStep(closedMenu, step).level).toBe(step.kind === 'open' ? 'main' : 'closed');
    }),
  );
});

test('after any steps Back leads out within three presses, a level at a time', () => {
  fc.assert(
    fc.property(fc.array(anyStep), (steps) => {
      let state = steps.reduce(followStep, closedMenu);
      while (state.level !== 'closed') {
        const above = followStep(state, { kind: 'back' });
        expect(depth[above.level]).toBe(depth[state.level] - 1);
        state = above;
      }
    }),
  );
});

test('no step goes deeper than one level, and a group is only ever open within its section', () => {
  fc.assert(
    fc.property(fc.array(anyStep), anyStep, (steps, step) => {
      const before = steps.reduce(followStep, closedMenu);
      const after = followStep(before, step);
      expect(depth[after.level]).toBeLessThanOrEqual(depth[before.level] + 1);
      if (openGroup(after) !== undefined && step.kind === 'choose-group')
        expect(openSection(after)).toBe(openSection(before));
    }),
  );
});
