/** Something that the site keeps in a visitor's browser. */
export interface KeptNote {
  readonly name: string;
  readonly kind: 'cookie' | 'local storage' | 'session storage';
  readonly purpose: string;
  readonly duration: string;
}

/** Names of the account area's cookies on a site. */
export interface AccountCookies {
  readonly session: string;
  readonly knownBrowser: string;
}

/** Everything that the site itself keeps in a browser; an end-to-end test compares the list with what it finds there. */
export function listKeptNotes(cookies: AccountCookies): readonly KeptNote[] {
  return [
    {
      name: cookies.session,
      kind: 'cookie',
      purpose: 'Keeps you logged in to your account. Set when you open the account pages.',
      duration: 'until you close the browser; it stops working when you log out',
    },
    {
      name: cookies.knownBrowser,
      kind: 'cookie',
      purpose:
        'Tells us you’ve logged in here before, so that strangers guessing at your password can’t lock you out. It doesn’t say who you are. Set when you log in, or choose a password.',
      duration: '180 days after you last logged in',
    },
    {
      name: 'cookieChoices',
      kind: 'cookie',
      purpose: 'What you choose on this page.',
      duration: 'six months, then we ask again',
    },
    {
      name: 'toggleDealType',
      kind: 'cookie',
      purpose: 'Whether you want to see personal or business prices. Set when you choose one of them.',
      duration: 'one year',
    },
    {
      name: 'shortlist',
      kind: 'cookie',
      purpose: 'The deals you save with a heart, and their prices that day. Set when you save the first one.',
      duration: '180 days after you last changed it, or until you log in: then they’re in your account',
    },
    {
      name: 'miles',
      kind: 'local storage',
      purpose:
        'The miles a year you give on a list, a vehicle’s page or the mileage calculator, so that other prices are for them too. It stays in this browser.',
      duration: 'until you choose “Forget them” on the mileage calculator, or 10,000 miles a year',
    },
    {
      name: 'viewed',
      kind: 'local storage',
      purpose:
        'The last 50 vehicles you looked at, for the list in your account. It stays in this browser unless you log in, and isn’t kept until you’ve made a choice here.',
      duration: 'until you log in or clear it in the browser',
    },
    {
      name: 'react-router-scroll-positions',
      kind: 'session storage',
      purpose: 'Where you were on a page, so that going back takes you there.',
      duration: 'until you close the tab',
    },
    {
      name: 'compare',
      kind: 'session storage',
      purpose: 'The deals you’ve ticked to compare, so that they’re still ticked on the next page.',
      duration: 'until you close the tab',
    },
    {
      name: 'last-results',
      kind: 'session storage',
      purpose: 'The list of deals you looked at last, so a vehicle’s page can take you back to it.',
      duration: 'until you close the tab',
    },
    {
      name: 'form-done',
      kind: 'session storage',
      purpose: 'Lets the next page tell you that a form was sent.',
      duration: 'until the next page',
    },
  ];
}
