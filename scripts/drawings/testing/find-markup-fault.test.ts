import { expect, test } from 'vitest';
import { findMarkupFault } from './find-markup-fault.ts';

test('well-formed elements have no fault', () => {
  expect(findMarkupFault('<svg a="1"><g><path d="M0 0"/></g></svg>\n')).toBeUndefined();
});

test.each([
  ['an element left open', '<svg><g></svg>'],
  ['an element never closed', '<svg><g/>'],
  ['an attribute given twice', '<svg a="1" a="2"/>'],
  ['a bare attribute', '<svg a=1/>'],
  ['an unescaped sign', '<svg a="1&2"/>'],
  ['text between elements', '<svg>M0 0</svg>'],
])('%s is a fault', (_, xml) => {
  expect(findMarkupFault(xml)).toBeDefined();
});
