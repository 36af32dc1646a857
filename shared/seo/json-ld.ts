/** A schema.org node: plain data, escaped once when it is written into the page. */
export type JsonLd = Readonly<{ '@type': string | readonly string[] } & Record<string, unknown>>;
