/** The uses of data that a visitor allows, apart from those that the site needs in order to work. */
export interface CookieChoices {
  /** Counting page views and events, by this site alone. */
  readonly statistics: boolean;
  /** Absent when the visitor was not asked, because the site had no tag manager then. */
  readonly advertising?: boolean;
}

/** Where the choice is made and changed, and where it is sent. */
export const cookieChoicesPath = '/cookie-choices';

/** The one cookie that holds the choice. */
export const cookieChoicesName = 'cookieChoices';

/** Days for which the choice is kept: six months, then the site asks again. */
export const cookieChoicesDays = 182;

/** Text of the cookie: `1.statistics-yes.advertising-no`. The 1 is the version of the questions. */
export function formatCookieChoices({ statistics, advertising }: CookieChoices): string {
  const parts = ['1', `statistics-${toWord(statistics)}`];
  if (advertising !== undefined) parts.push(`advertising-${toWord(advertising)}`);
  return parts.join('.');
}

/** Undefined when no choice was made, or when it answers an earlier version of the questions. */
export function parseCookieChoices(text: string | undefined): CookieChoices | undefined {
  const parts = /^1\.statistics-(yes|no)(?:\.advertising-(yes|no))?$/.exec(text ?? '');
  if (!parts) return undefined;
  const [, statistics, advertising] = parts;
  return {
    statistics: statistics === 'yes',
    ...(advertising !== undefined && { advertising: advertising === 'yes' }),
  };
}

/** Whether the visitor still has to be asked a question. */
export function isChoiceDue(choices: CookieChoices | undefined, offersAdvertising: boolean): boolean {
  return choices === undefined || (offersAdvertising && choices.advertising === undefined);
}

function toWord(isAllowed: boolean): 'yes' | 'no' {
  return isAllowed ? 'yes' : 'no';
}
