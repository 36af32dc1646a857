import { expect, test } from 'vitest';
import { toOutcome } from './start-consent.ts';

test('the event for a confirmed enquiry has its kind and nothing that the visitor wrote', () => {
  const data = { kind: 'callback', reference: 'LO-AAAA-BBBB', name: 'callback request' };

  expect(toOutcome('enquiryReceived', data)).toEqual({ event: 'enquiry_sent', kind: 'callback' });
});

test('the event for an answered search says whether something was found, never what was searched for', () => {
  const answered = (hits: readonly unknown[]) => ({ text: 'golf', outcome: { kind: 'found', hits } });

  expect(toOutcome('search', answered([{}]))).toEqual({ event: 'search', found: true });
  expect(toOutcome('search', answered([]))).toEqual({ event: 'search', found: false });
});

test('a search without an answer, and any other page, give no event', () => {
  expect(toOutcome('search', { outcome: { kind: 'failed', message: '' } })).toBeUndefined();
  expect(toOutcome('personalDeals', {})).toBeUndefined();
  expect(toOutcome('personalDeals', undefined)).toBeUndefined();
});
