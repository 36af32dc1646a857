import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MakeLogo, toInitials } from './make-logo.tsx';

test('a make with a logo shows its picture, another shows its initials in the same frame', () => {
  const known = renderToStaticMarkup(<MakeLogo make={{ name: 'Škoda', slug: 'skoda' }} size={40} />);
  const unknown = renderToStaticMarkup(
    <MakeLogo make={{ name: 'Land Rover', slug: 'land-rover' }} size={40} />,
  );

  expect(known).toContain('src="/website/static/makes/skoda.svg"');
  expect(unknown).toContain('>LR</text>');
  for (const markup of [known, unknown]) expect(markup).toContain('width="40" height="40"');
});

test('initials are short and keep an abbreviation whole', () => {
  expect(['Alfa Romeo', 'Mercedes-Benz', 'BYD', 'Lexus'].map(toInitials)).toEqual(['AR', 'MB', 'BYD', 'Le']);
});
