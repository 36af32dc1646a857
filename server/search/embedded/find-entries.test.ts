import { expect, test } from 'vitest';
import { findJoined, findSwapped } from './find-entries.ts';

const terms = new Set(['golf', 'bmw', 'pickup', 'rover', 'a3', 'polo']);

test('swapped neighbouring letters are put right in words of three or more letters without digits', () => {
  expect(findSwapped('glof', terms)).toEqual(['golf']);
  expect(findSwapped('opol', terms)).toEqual([]);
  expect(findSwapped('oplo', terms)).toEqual(['polo']);
  expect(findSwapped('bwm', terms)).toEqual(['bmw']);
  expect(findSwapped('3a', terms)).toEqual([]);
  expect(findSwapped('golf', terms)).toEqual([]);
});

test('neighbouring words are joined if the result is a known word', () => {
  expect(findJoined(['pick', 'up'], terms)).toEqual({ word: 'pickup', words: ['pickup'] });
  expect(findJoined(['audi', 'a', '3', 'auto'], terms)).toEqual({
    word: 'a3',
    words: ['audi', 'a3', 'auto'],
  });
  expect(findJoined(['range', 'rover'], terms)).toBeUndefined();
  expect(findJoined(['golf'], terms)).toBeUndefined();
});
