/** Where the answers are posted to be judged: never a link, because they are personal. */
export function checkAction(path: string): string {
  return `${path}?step=check`;
}
