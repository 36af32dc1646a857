// The cookie has a file of its own, because the build splits scripts by file: every page needs the cookie, few need the
// toggle.

/** The cookie that keeps the toggle's choice (spec, sections 4 and 9), and for how long. */
export const dealTypeCookie = { name: 'toggleDealType', days: 365 } as const;
