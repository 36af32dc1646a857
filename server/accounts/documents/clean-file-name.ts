const maxLength = 200;

/**
 * A file's name that is safe to store and show: no folder, no control or invisible character, nothing that turns the
 * direction of writing, and one dot, before the extension; 200 characters at most. Never empty.
 */
export function cleanFileName(name: string, extension: string): string {
  const file = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = file.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim();
  const stem = visible.replace(/\.[^.]*$/, '');
  const plain = stem.replace(/[.<>:"|?*]+/g, '-').replace(/^[-\s]+|[-\s]+$/g, '');
  // By whole characters: half of one would be no text.
  let kept = '';
  for (const character of plain || 'document') {
    if (kept.length + character.length + extension.length + 1 > maxLength) break;
    kept += character;
  }
  return `${kept}.${extension}`;
}

/** What follows the last dot, in lower case; empty when there is none. */
export function findExtension(name: string): string {
  // As in the clean name: an invisible character must not hide what the extension is.
  const visible = name.replace(/\p{C}/gu, '').trimEnd();
  return /\.([^./\\]+)$/.exec(visible)?.[1]?.toLowerCase() ?? '';
}
