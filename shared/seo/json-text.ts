const unsafe = /[<>&\u2028\u2029]/g;

/** JSON that is safe inside a script element: every "<" is escaped, so that no text can close the element. */
export function toJsonText(value: unknown): string {
  return JSON.stringify(value).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
