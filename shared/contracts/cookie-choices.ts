/** What a visitor allows beyond what the site needs to work. */
export interface CookieChoices {
  /** First-party counts of what is used. */
  readonly statistics: boolean;
  /** Left out when nobody asked, because the site had no tag manager then. */
  readonly advertising?: boolean;
}

/** Where the choice is made and changed, and where it is sent. */
export const cookieChoicesPath = '/cookie-choices';

/** The one cookie that holds the choice. */
export const cookieChoicesName = 'cookieChoices';

/** Six months; then the site asks again. */
export const cookieChoicesDays = 182;

/** Text of the cookie: `1.statistics-yes.advertising-no`. The 1 is the version: what is asked changes with it. */
export function formatCookieChoices({ statistics, advertising }: CookieChoices): string {
  const parts = ['1', `statistics-${toWord(statistics)}`];
  if (advertising !== undefined) parts.push(`advertising-${toWord(advertising)}`);
  return parts.join('.');
}

/** Undefined when no choice was made, or under other questions than today's. */
export function parseCookieChoices(text: string | undefined): CookieChoices | undefined {
  const parts = /^1\.statistics-(yes|no)(?:\.advertising-(yes|no))?$/.exec(text ?? '');
  if (!parts) return undefined;
  const [, statistics, advertising] = parts;
  return {
    statistics: statistics === 'yes',
    ...(advertising !== undefined && { advertising: advertising === 'yes' }),
  };
}

/** Whether there is something that the visitor was never asked. */
export function isChoiceDue(choices: CookieChoices | undefined, offersAdvertising: boolean): boolean {
  return choices === undefined || (offersAdvertising && choices.advertising === undefined);
}

function toWord(isAllowed: boolean): 'yes' | 'no' {
  return isAllowed ? 'yes' : 'no';
}
