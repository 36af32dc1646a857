interface ErrorWords {
  readonly title: string;
  readonly explanation: string;
}

const words: Readonly<Record<number, ErrorWords>> = {
  400: {
    title: 'We could not read that address',
    explanation:
      'Something in the link is not as it should be. It may have been cut short when it was copied.',
  },
  404: {
    title: 'This page is not here',
    explanation:
      'The deal may have ended, or the link may be old or mistyped. What is on offer today is one step away.',
  },
  429: {
    title: 'A little slower, please',
    explanation: 'We have had many requests from you in a short time. Wait a minute, then try again.',
  },
  503: {
    title: 'We are busy just now',
    explanation:
      'The site is under heavy use or being updated. Wait a few seconds, then load the page again.',
  },
};

const unforeseen: ErrorWords = {
  title: 'Something went wrong on our side',
  explanation: 'It is not your fault, and it has been noted. Try again in a moment.',
};

const refused: ErrorWords = {
  title: 'That did not work',
  explanation: 'We could not do what the link or form asked for. Go back and try once more.',
};

/** Heading and explanation for a status; statuses that are not listed share one text below 500 and one from 500. */
export function errorWords(status: number): ErrorWords {
  return words[status] ?? (status < 500 ? refused : unforeseen);
}
