/** What was typed in a field and cannot be used, and what to type instead. */
export interface RefusedField {
  readonly typed: string;
  readonly advice: string;
}

/** The fields of a page's GET form that were refused, by their names: each shows again what was typed. */
export type RefusedFields = Readonly<Record<string, RefusedField>>;

const shownLength = 40;

/** A refused field; of a very long text the beginning is shown. */
export function toRefused(text: string, advice: string): RefusedField {
  return { typed: text.trim().slice(0, shownLength), advice };
}
