import { expect, test } from 'vitest';
import { judge } from './observatory.ts';

const strict = {
  'content-security-policy':
    "default-src 'none'; script-src 'sha256-a' 'strict-dynamic'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const html = '<script src="/assets/a.js" integrity="sha256-a"></script>';

test('all points are 140, and 145 with a cookie that is kept well', () => {
  const cookie = '__Host-Http-session=a; Path=/; HttpOnly; Secure; SameSite=Lax';

  expect(judge({ headers: strict, html })).toEqual({ score: 140, lost: [] });
  expect(judge({ headers: { ...strict, 'set-cookie': [cookie] }, html }).score).toBe(145);
});

test.each([
  [
    { 'content-security-policy': "script-src 'unsafe-inline'; frame-ancestors 'none'" },
    'content security policy -20',
  ],
  [{ 'strict-transport-security': 'max-age=60' }, 'strict transport security -10'],
  [{ 'set-cookie': ['session=a; Secure'] }, 'cookies -30'],
  [{ 'x-content-type-options': '' }, 'content type options -5'],
  [{ 'access-control-allow-origin': '*' }, 'cross-origin sharing -50'],
])('%j loses points', (headers, lost) => {
  expect(judge({ headers: { ...strict, ...headers }, html }).lost).toEqual([lost]);
});

test('where many points are lost none are given', () => {
  expect(judge({ headers: {}, html }).score).toBe(30);
});
