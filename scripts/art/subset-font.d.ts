declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number; readonly default: number };
  interface Options {
    readonly targetFormat: 'woff2' | 'sfnt';
    readonly variationAxes: Readonly<Record<string, Axis>>;
    /** Keeps every character; the text is left out then. */
    readonly keepAllGlyphs?: boolean;
  }
  /** The part of a font that is needed to set a text. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
