import { renderToStaticMarkup } from 'react-dom/server';

interface MailLinkPage {
  readonly title: string;
  readonly text: string;
  /** A form that asks for confirmation; absent once it is done. */
  readonly ask?: { readonly action: string; readonly token: string; readonly button: string };
}

/** A page that a link in an email leads to: whole HTML that needs no session, script or style sheet. */
export function mailLinkPage({ title, text, ask }: MailLinkPage): string {
  const page = (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
          {ask && (
            <form method="post" action={ask.action}>
              <input type="hidden" name="token" value={ask.token} />
              <button type="submit">{ask.button}</button>
            </form>
          )}
          <p>
            <a href="/">Go to the homepage</a>
          </p>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
