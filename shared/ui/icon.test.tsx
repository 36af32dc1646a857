import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';

test('an icon is hidden from assistive technology unless it has a label', () => {
  expect(renderToStaticMarkup(<Icon name="phone" />)).toContain('aria-hidden="true"');
  const labelled = renderToStaticMarkup(<Icon name="phone" label="Telephone" />);
  expect(labelled).toContain('role="img" aria-label="Telephone"');
  expect(labelled).not.toContain('aria-hidden');
});

test('“Icon size 24 px” is that of the style sheet; any other is written', () => {
  expect(renderToStaticMarkup(<Icon name="menu" />)).toMatch(/^<svg aria-hidden="true">/);
  expect(renderToStaticMarkup(<Icon name="menu" size={16} />)).toContain('width="16" height="16"');
});
