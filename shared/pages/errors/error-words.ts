/** What the page of an error says. */
export interface ErrorWords {
  readonly title: string;
  readonly explanation: string;
}

const words: Readonly<Record<number, ErrorWords>> = {
  400: {
    title: 'We can’t read that address',
    explanation: 'Something’s wrong with the link. It may have been cut short when it was copied.',
  },
  404: {
    title: 'We can’t find that page',
    explanation: 'The deal may have ended, or the link may be old or mistyped. Try today’s deals instead.',
  },
  410: {
    title: 'This deal has ended',
    explanation: 'We no longer offer this vehicle. Here’s what’s nearest to it today.',
  },
  429: {
    title: 'Please slow down',
    explanation: 'We’ve had a lot of requests from you in a short time. Wait a minute, then try again.',
  },
  503: {
    title: 'We’re busy right now',
    explanation: 'The site is very busy or being updated. Wait a few seconds, then reload the page.',
  },
};

const unforeseen: ErrorWords = {
  title: 'Something went wrong on our side',
  explanation: 'It’s not your fault, and we’ve logged it. Try again in a moment.',
};

const refused: ErrorWords = {
  title: 'That didn’t work',
  explanation: 'We couldn’t do what the link or form asked for. Go back and try again.',
};

/** Of a form or page that needs what is stored, with what became of it. */
export function recordsAway(explanation: string): ErrorWords {
  return { title: 'Our records aren’t answering', explanation };
}

/** Heading and explanation for a status; statuses that are not listed share one text below 500 and one from 500. */
export function errorWords(status: number): ErrorWords {
  return words[status] ?? (status < 500 ? refused : unforeseen);
}
