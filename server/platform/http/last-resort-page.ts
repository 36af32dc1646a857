import { STATUS_CODES } from 'node:http';

const wordsByStatus: Readonly<Record<number, readonly [title: string, text: string]>> = {
  404: ['We can’t find that page', 'The link may be old or mistyped.'],
  410: ['This deal has ended', 'We no longer offer this vehicle.'],
  500: [
    'Something went wrong on our side',
    'It’s not your fault, and we’ve logged it. Try again in a few minutes.',
  ],
  503: ['We’re busy right now', 'Wait a few seconds, then reload the page.'],
};

/** A page that depends on nothing that could fail: no template, style sheet, script or data. */
export function lastResortPage(status: number): string {
  const [title, text] = wordsByStatus[status] ?? [
    STATUS_CODES[status] ?? 'Error',
    'We can’t show this page. Go back, or go to the homepage.',
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
<p><a href="/">Go to the homepage</a></p>
</main>
</body>
</html>
`;
}
