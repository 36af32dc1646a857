import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawWhole } from './draw-document.ts';

/** Longer and shorter than the pieces in which React writes, with letters of one to four bytes. */
const texts = ['£1 – “ä” 🚗', '£'.repeat(1500), '🚗'.repeat(3000), 'x'.repeat(4096), ''];

function Page() {
  return (
    <html lang="en-GB">
      <head>
        <title>Page</title>
      </head>
      <body>
        {texts.map((text) => (
          <p key={text} title={text}>
            {text}
          </p>
        ))}
        {texts.map((text) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the test
          <main key={text} dangerouslySetInnerHTML={{ __html: text }} />
        ))}
      </body>
    </html>
  );
}

test('a document drawn whole is what React draws as a string, byte for byte', async () => {
  expect((await drawWhole(<Page />)).toString()).toBe(`<!DOCTYPE html>${renderToString(<Page />)}`);
});

test('what is to stand at the end is the last of the body', async () => {
  const html = (await drawWhole(<Page />, '<script>“end”</script>')).toString();

  expect(html).toBe(
    `<!DOCTYPE html>${renderToString(<Page />)}`.replace(
      '</body></html>',
      '<script>“end”</script></body></html>',
    ),
  );
});

function Broken(): never {
  throw new Error('Broken');
}

test('a document is refused when a part of it fails, wherever that is', async () => {
  const page = (part: React.ReactNode) => (
    <html lang="en-GB">
      <body>{part}</body>
    </html>
  );

  await expect(drawWhole(page(<Broken />))).rejects.toThrow('Broken');
  await expect(
    drawWhole(
      page(
        <Suspense>
          <Broken />
        </Suspense>,
      ),
    ),
  ).rejects.toThrow('Broken');
});
