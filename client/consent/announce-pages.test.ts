import { expect, test } from 'vitest';
import { enquiryReceivedPage } from '#shared/pages/enquiries/received/enquiry-received.route.ts';
import { searchPage } from '#shared/pages/search/search.route.ts';
import { toOutcome } from './announce-pages.ts';

test('a confirmed enquiry tells its kind and nothing of what was written', () => {
  const data = { kind: 'callback', reference: 'LO-AAAA-BBBB', name: 'callback request' };

  expect(toOutcome(enquiryReceivedPage.path, data)).toEqual({ event: 'enquiry_sent', kind: 'callback' });
});

test('an answered search tells whether something was found, never what was searched for', () => {
  const answered = (hits: readonly unknown[]) => ({ text: 'golf', outcome: { kind: 'found', hits } });

  expect(toOutcome(searchPage.path, answered([{}]))).toEqual({ event: 'search', found: true });
  expect(toOutcome(searchPage.path, answered([]))).toEqual({ event: 'search', found: false });
});

test('a search without an answer, and any other page, tell nothing', () => {
  expect(toOutcome(searchPage.path, { outcome: { kind: 'failed', message: '' } })).toBeUndefined();
  expect(toOutcome('/car-leasing', {})).toBeUndefined();
  expect(toOutcome(undefined, undefined)).toBeUndefined();
});
