/** The names of what is logged, each a sentence that can be searched for. */
export const logEvents = {
  requestAnswered: 'request answered',
  requestAborted: 'request aborted by the client',
  requestFailed: 'request failed',
  requestShed: 'request turned away',
  pagePartFailed: 'page part failed',
  errorPageFailed: 'error page could not be rendered',
  drainStarted: 'drain started',
  drainFinished: 'drain finished',
  drainForced: 'drain cut short',
  fatalFault: 'fault that nobody caught',
  sessionStoreLost: 'session store lost',
  closingFailed: 'closing failed',
} as const;
