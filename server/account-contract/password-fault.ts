/** What a new password is compared with beside the common ones. */
export interface KnownWords {
  readonly siteName: string;
  readonly siteOrigin: string;
  /** Name, company and email address of its owner, as far as they are known. */
  readonly own?: readonly (string | null | undefined)[];
}

const tradeWords = 'leasing lease leased car cars van vans vehicle motor contract hire account login'.split(
  ' ',
);

const common = 'That’s among the first passwords anyone would guess. Try three random words.';
/** Also said where an account API refuses a password: its own words are not for customers. */
export const obviousPassword =
  'That’s mostly your name, your email address, your company or ours, which is easy to guess. Try three random words.';

/** Fewer different characters than this are no password, however long. */
const fewestCharacters = 4;
/** Fewer letters than this beside known words make no password of their own. */
const fewestLetters = 4;

/**
 * Why a new password is refused, in words for its owner; undefined for a good one. One of the commonest is refused, also
 * with digits or signs around it, and one that is little more than words that are known of its owner and this site
 * (NIST SP 800-63B, 2025, section 3.1.1.2). The site asks before it calls an account API, and the embedded API asks
 * again, with what it knows of the owner.
 */
export async function findPasswordFault(password: string, known: KnownWords): Promise<string | undefined> {
  commonPasswords ??= readCommonPasswords();
  const isCommon = await commonPasswords;
  const typed = password.normalize('NFKC').toLowerCase().trim();
  const isPlain = new Set(typed).size < fewestCharacters;
  if (isPlain || isCommon.has(typed) || isCommon.has(toCore(typed))) return common;
  const left = toWords(known).reduce((rest, word) => rest.replaceAll(word, ' '), typed);
  if (left === typed) return undefined;
  const letters = left.replace(/\P{L}/gu, '');
  return letters.length < fewestLetters || isCommon.has(letters) ? obviousPassword : undefined;
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Some 50,000, the commonest first; read when a password is first chosen. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Without the digits and signs around it. */
function toCore(typed: string): string {
  return typed.replace(/^\P{L}+/u, '').replace(/\P{L}+$/u, '');
}

/** The longest first, so that a word within another leaves nothing of it. */
function toWords({ siteName, siteOrigin, own = [] }: KnownWords): readonly string[] {
  const host = URL.parse(siteOrigin)?.hostname ?? '';
  const text = [siteName, host, ...own, ...tradeWords].join(' ').normalize('NFKC').toLowerCase();
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 3);
  return words.toSorted((one, other) => other.length - one.length);
}
