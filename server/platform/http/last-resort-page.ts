import { STATUS_CODES } from 'node:http';

const wordsByStatus: Readonly<Record<number, readonly [title: string, text: string]>> = {
  404: ['Page not found', 'There is nothing at this address.'],
  500: ['Something went wrong', 'The fault is ours and has been noted. Please try again in a few minutes.'],
  503: ['The site is very busy', 'Please try again in a few seconds.'],
};

/** A page that depends on nothing that could fail: no template, style sheet, script or data. */
export function lastResortPage(status: number): string {
  const [title, text] = wordsByStatus[status] ?? [
    STATUS_CODES[status] ?? 'Error',
    'This page cannot be shown. Please go back or start again from the home page.',
  ];
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Home page</a></p>
</main>
</body>
</html>
`;
}
