/** Words that keep their capitals. Every other word of four letters or more in capitals is put into lower case. */
const capitalWords =
  'BMW BRABUS BlueHDi CRDi CUPRA CVT DDCT DIG-T E-Tense EDC FHEV GSe GT-Line INEOS IONIQ KGM MHEV Max PHEV Pro Pro+ SEAT XPENG XPower e-HEV mHEV';

const knownCapitals = new Map(capitalWords.split(' ').map((word) => [word.toLowerCase(), word]));

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

function calmWord(word: string): string {
  const known = knownCapitals.get(word.toLowerCase());
  if (known) return known;
  const isShouted = /^[A-Z+&'!-]*[A-Z]{4}[A-Z+!-]*$|^[A-Z]-[A-Z]{4,}$/.test(word);
  return isShouted ? word.split('-').map(capitalised).join('-') : word;
}

/** Removes double spaces, HTML entities, stray quotes, lone brackets and loose punctuation. */
export function tidySpaces(text: string): string {
  return text
    .replaceAll(/&#\d+;|[\u201c\u201d\u2018\u2019\ufffd"'*^®]/g, ' ')
    .replaceAll(/\[|\{/g, '(')
    .replaceAll(/\]|\}/g, ')')
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+([,)])/g, '$1')
    .replaceAll(/,\s*(?=,|$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,&/+-]+/, '')
    .replace(/[\s,&/-]+$|\s\+$/, '')
    .trim();
}

/** Puts words in capitals into lower case, except badges such as "AMG", "PHEV" and "4MATIC". */
export function calmCapitals(text: string): string {
  return text
    .split(' ')
    .map((word) => word.replace(/[\p{L}\p{N}][^\s(),]*/u, calmWord))
    .join(' ');
}

/** Removes brackets that are never closed or never opened. */
export function balanceBrackets(text: string): string {
  const opened = text.split('(').length - 1;
  const closed = text.split(')').length - 1;
  return opened === closed ? text : text.replaceAll(/[()]/g, ' ');
}
