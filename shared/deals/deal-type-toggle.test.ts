import { expect, test } from 'vitest';
import { allDealTypes } from './deal-type.ts';
import {
  changeDealType,
  isToggleChecked,
  otherDealType,
  toFilterNumber,
  toFilterState,
} from './deal-type-toggle.ts';

const personal = toFilterState({ dealType: 'personal', inStock: true, chips: ['Electric', 'In stock only'] });

test('deal type toggle: Personal is unchecked, Business is checked', () => {
  expect(isToggleChecked('personal')).toBe(false);
  expect(isToggleChecked('business')).toBe(true);
});

test('it changes only when vehicleType is Car', () => {
  const van = toFilterState({ dealType: 'van' });

  expect(van.vehicleType).toBe('commercial');
  expect(changeDealType(van, 'personal')).toBe(van);
  expect(changeDealType(van, 'business')).toBe(van);
  expect(changeDealType(personal, 'business')).not.toBe(personal);
});

test('it changes only when the new type differs from the current one', () => {
  expect(changeDealType(personal, 'personal')).toBe(personal);
  expect(changeDealType(personal, 'business').leasingDealType).toBe('business');
});

test('a change of the deal type keeps the rest of the filter', () => {
  expect(changeDealType(personal, 'business')).toEqual({ ...personal, leasingDealType: 'business' });
});

test('vehicle filter state: leasingDealType, isInStock, vehicleType and a count of active filters', () => {
  expect(personal).toEqual({
    leasingDealType: 'personal',
    isInStock: true,
    vehicleType: 'car',
    activeFilterCount: 2,
  });
  expect(toFilterState({ dealType: 'van' })).toEqual({
    leasingDealType: 'van',
    isInStock: false,
    vehicleType: 'commercial',
    activeFilterCount: 0,
  });
});

test('Personal is numeric 2 in the search filter, and no other deal type is', () => {
  expect(toFilterNumber('personal')).toBe(2);
  expect(new Set(allDealTypes.map(toFilterNumber)).size).toBe(allDealTypes.length);
});

test('pressing the toggle twice gives the first deal type again', () => {
  expect(otherDealType('personal')).toBe('business');
  expect(otherDealType(otherDealType('personal'))).toBe('personal');
});
