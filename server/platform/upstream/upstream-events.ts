/** The names of what is logged about calls to outside services, each a sentence that can be searched for. */
export const upstreamEvents = {
  /** The spec's own words for an HTTP status from 400 to 599. */
  badResponse: 'Bad response from server',
  callFailed: 'upstream call failed',
  breakerChanged: 'upstream breaker changed',
} as const;
