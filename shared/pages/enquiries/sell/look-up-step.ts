/** Field of the plate that is looked up; the form that is sent has its own. */
export const plateField = 'plate';

/** Where a plate is posted to be looked up: never a link, because a plate is personal. */
export function lookUpAction(path: string): string {
  return `${path}?step=look-up`;
}
