import { expect, test } from 'vitest';
import { toOutcome } from './announce-pages.ts';

test('a confirmed enquiry tells its kind and nothing of what was written', () => {
  const data = { kind: 'callback', reference: 'LO-AAAA-BBBB', name: 'callback request' };

  expect(toOutcome('enquiryReceived', data)).toEqual({ event: 'enquiry_sent', kind: 'callback' });
});

test('an answered search tells whether something was found, never what was searched for', () => {
  const answered = (hits: readonly unknown[]) => ({ text: 'golf', outcome: { kind: 'found', hits } });

  expect(toOutcome('search', answered([{}]))).toEqual({ event: 'search', found: true });
  expect(toOutcome('search', answered([]))).toEqual({ event: 'search', found: false });
});

test('a search without an answer, and any other page, tell nothing', () => {
  expect(toOutcome('search', { outcome: { kind: 'failed', message: '' } })).toBeUndefined();
  expect(toOutcome('personalDeals', {})).toBeUndefined();
  expect(toOutcome('personalDeals', undefined)).toBeUndefined();
});
