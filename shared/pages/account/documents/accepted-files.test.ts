import { expect, test } from 'vitest';
import { maxDocumentBytes } from '#shared/contracts/document-kinds.ts';
import { findFileFault, formatBytes } from './accepted-files.ts';

test('a file is refused before it is sent when it is of another kind, empty or too large', () => {
  expect(findFileFault({ name: 'licence.PDF', size: 1 })).toBeUndefined();
  expect(findFileFault({ name: 'licence.jpeg', size: maxDocumentBytes })).toBeUndefined();
  expect(findFileFault({ name: 'licence.pdf.exe', size: 10 })).toMatch(/PDF, JPEG or PNG/);
  expect(findFileFault({ name: 'licence.pdf', size: 0 })).toMatch(/empty/);
  expect(findFileFault({ name: 'licence.pdf', size: maxDocumentBytes + 1 })).toBe(
    'This file is 8.1 MB. Choose one up to 8 MB.',
  );
});

test('sizes are rounded up, so that a file over the limit is never shown as 8 MB', () => {
  expect(formatBytes(1)).toBe('1 kB');
  expect(formatBytes(640 * 1024)).toBe('640 kB');
  expect(formatBytes(3.11 * 1024 * 1024)).toBe('3.2 MB');
});
