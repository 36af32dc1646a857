declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number; readonly default: number }>
    >;
  }
  /** The part of a font that is needed to set a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
