/** What a visitor types into the form for a review, of a range of the test app. */
export const typedReview = {
  vehicle: 'car/skoda/octavia',
  satisfaction: '4',
  comfort: '5',
  runningCosts: '3',
  reliability: '4',
  practicality: '5',
  comments: 'Room for two prams and the dog, and it sips fuel.',
  displayName: 'Ada B.',
  monthsHeld: '18',
  email: 'ada@example.com',
  statement: 'leased',
};
