import { optionalText } from './field-kinds.ts';

/** An http address, or nothing; `https://` is put before a name that was typed alone. */
export const optionalWebAddress = (fault: string) =>
  optionalText(1000)
    .transform((text) => (text ? withScheme(text) : undefined))
    .refine((text) => text === undefined || isWebAddress(text), fault);

function withScheme(text: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text) || !URL.canParse(text)) return false;
  return new URL(text).username === '';
}
