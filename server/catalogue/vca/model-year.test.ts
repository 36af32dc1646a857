import { expect, test } from 'vitest';
import { splitModelYear } from './model-year.ts';

test('every spelling of a model year is removed from a text and returned in one form', () => {
  const spellings: readonly [string, string, string][] = [
    ['500 MY22', '500', '2022 model'],
    ['500e MY23/24', '500e', '2023 model'],
    ['Ceed MY23.5', 'Ceed', '2023.5 model'],
    ['ORA 03 25MY', 'ORA 03', '2025 model'],
    ['Vantage 2021MY', 'Vantage', '2021 model'],
    ['DBX MY2023', 'DBX', '2023 model'],
    ['MY25 C-HR Hybrid', 'C-HR Hybrid', '2025 model'],
    ['C-Class Estate Model Year 2025', 'C-Class Estate', '2025 model'],
    ['Puma Model Year Pre 2023.75', 'Puma', 'until 2023'],
    ['New Focus Model Year Post 2024.00', 'New Focus', 'from 2024'],
    ['Civic 2023', 'Civic', '2023 model'],
    ['Techno 145 ^MY25]', 'Techno 145', '2025 model'],
    ['Techno 145 [MY24]', 'Techno 145', '2024 model'],
    ['techno 145 my22', 'techno 145', '2022 model'],
    ['2.5 Prime-Line / Black Cloth (06/24)', '2.5 Prime-Line / Black Cloth', '2024 model'],
  ];
  for (const [text, rest, modelYear] of spellings) {
    expect(splitModelYear(text), text).toEqual({ text: rest, modelYear });
  }
});

test('numbers that are part of a name stay', () => {
  for (const text of ['2008', '3008', '600 Hybrid', 'Niro EV', 'MX-5', 'GT 2.0']) {
    expect(splitModelYear(text)).toEqual({ text });
  }
});
